import {describe, expect, it} from 'vitest';
import {fallbackPage, listMarker} from '../../../src/offline/fallback/page';
import {hashOf, sealed, unsealed} from '../../../src/offline/worker/integrity';
import {headers} from '../../../src/offline/protocol';

const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;

describe('a stored response', () => {
  const original = new Response('text', {
    status: 404,
    headers: {
      'content-type': 'text/html',
      'content-encoding': 'br',
      'content-security-policy': 'x',
    },
  });

  it('comes out as it went in', async () => {
    const stored = sealed(original, bytes('text'), await hashOf(bytes('text')), 5);
    expect(stored.headers.get('content-encoding')).toBeNull();
    expect(stored.headers.get('content-security-policy')).toBe('x');
    expect(stored.headers.get(headers.time)).toBe('5');
    const out = await unsealed(stored);
    expect([out?.status, await out?.text()]).toEqual([200, 'text']);
  });

  it('counts as missing when its body or its seal is damaged', async () => {
    const seal = await hashOf(bytes('text'));
    expect(await unsealed(sealed(original, bytes('tex'), seal, 5))).toBeUndefined();
    expect(await unsealed(sealed(original, bytes(''), seal, 5))).toBeUndefined();
    expect(await unsealed(new Response('text'))).toBeUndefined();
    expect(await unsealed(undefined)).toBeUndefined();
    const broken = new ReadableStream({pull: (control) => control.error(new Error('gone'))});
    expect(await unsealed(new Response(broken))).toBeUndefined();
  });

  it('has the first half of SHA-256 as hash (FIPS 180-4, "abc")', async () => {
    expect(await hashOf(bytes('abc'))).toBe('ba7816bf8f01cfea');
  });
});

describe('the page for what is not saved', () => {
  const template = `<h1>x</h1>${listMarker}`;

  it('lists pages, with titles and addresses that cannot break out', () => {
    const pages = [
      {path: 'a b/c', title: 'Q &amp; A <script>'},
      {path: '', title: '$& $1'},
    ];
    const html = fallbackPage(template, {base: '/docs/', pages});
    expect(html).toContain('<li><a href="/docs/a%20b/c">Q &amp; A &lt;script&gt;</a></li>');
    expect(html).toContain('<li><a href="/docs/">$&amp; $1</a></li>');
    expect(html).not.toContain(listMarker);
  });

  it('says which product a page is about, unless its title does', () => {
    const pages = [
      {path: 'videosync/features', title: 'Features'},
      {path: 'videosync/introduction', title: 'Introduction to Videosync'},
    ];
    const html = fallbackPage(template, {base: '/', pages});
    expect(html).toContain('Features <small>Videosync</small></a>');
    expect(html).toContain('Introduction to Videosync</a>');
  });

  it('has no list when there is nothing to list', () => {
    expect(fallbackPage(template, {base: '/', pages: []})).toBe('<h1>x</h1>');
    expect(fallbackPage(template, {base: '/', pages: [], groups: ['beam-for-max', 'gone']})).toBe(
      '<h1>x</h1><h2>Saved on this device</h2><ul><li><a href="/beam-for-max/introduction">Beam for Max</a></li></ul>',
    );
  });
});
