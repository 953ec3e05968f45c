import {describe, expect, it} from 'vitest';
import {fallbackPage, listMarker} from '../../../src/offline/fallback';

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

  it('has no list when there is nothing to list', () => {
    expect(fallbackPage(template, {base: '/', pages: []})).toBe('<h1>x</h1>');
    expect(fallbackPage(template, {base: '/', pages: [], groups: ['beam-for-max', 'gone']})).toBe(
      '<h1>x</h1><h2>Saved on this device</h2><ul><li><a href="/beam-for-max/introduction">Beam for Max</a></li></ul>',
    );
  });
});
