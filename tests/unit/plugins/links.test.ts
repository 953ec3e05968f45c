import {describe, expect, it} from 'vitest';
import fc from 'fast-check';
import {findBrokenLinks} from '../../../src/plugins/finish/links/check';
import {readPage} from '../../../src/plugins/finish/html/readPage';
import {addressOfFile} from '../../../src/plugins/finish/html/readBuild';
import {explain} from '../../../src/plugins/finish/links';
import {forwardAddress} from '../../../src/offline/addresses';
import {redirectPage} from '../../../src/plugins/finish/redirects/page';

function check(html: Record<string, string>, baseUrl = '/'): string[] {
  return findBrokenLinks({
    pages: new Map(Object.entries(html).map(([address, text]) => [address, readPage(text)])),
    redirects: new Map([[`${baseUrl}old`, `${baseUrl}new`]]),
    fileExists: (address) => address === `${baseUrl}favicon.svg`,
    baseUrl,
    origin: 'https://example.org',
  }).map(({page, href, kind}) => `${page} ${href} ${kind}`);
}

describe('link check', () => {
  const other = '<h2 id="a">A</h2><table><tr id="table-row"></table><a name="legacy"></a>';

  it('finds nothing where everything leads somewhere', () => {
    const good =
      '<a href="/new">x</a><a href="/new/">x</a><a href="/new#a">x</a><a href="/new#table-row">x</a><a href="/old#a">x</a>' +
      '<a href="#here">x</a><p id="here"></p><a href="/favicon.svg">x</a><img src="/favicon.svg">' +
      '<a href="https://elsewhere.org/x">x</a><a href="mailto:a@b.c">x</a><a href="/new?q=1#legacy">x</a>' +
      '<a href="https://example.org/new">x</a><a href="#tool?a=1">x</a>';
    expect(check({'/': good, '/new': other})).toEqual([]);
  });

  it.each([
    ['<a href="/gone">x</a>', '/ /gone page'],
    ['<a href="gone">x</a>', '/ gone page'],
    ['<a href="/new#b">x</a>', '/ /new#b anchor'],
    ['<a href="/old#b">x</a>', '/ /old#b anchor'],
    ['<a href="#nowhere">x</a>', '/ #nowhere anchor'],
    ['<a href="/new#100%">x</a>', '/ /new#100% anchor'],
    ['<a href="/100%">x</a>', '/ /100% page'],
    ['<img src="/gone.png">', '/ /gone.png file'],
    ['<img srcset="/favicon.svg 1x, /gone.png 2x">', '/ /gone.png file'],
    ['<link rel="stylesheet" href="/gone.css">', '/ /gone.css file'],
    ['<a href="https://example.org/gone">x</a>', '/ https://example.org/gone page'],
  ])('finds %s', (html, expected) => {
    expect(check({'/': html, '/new': other})).toEqual([expected]);
  });

  it('counts no anchor that is only kept for readers with an old address', () => {
    expect(check({'/': '<a href="/new#old">x</a>', '/new': '<p id="old" data-moved></p>'})).toEqual(
      ['/ /new#old anchor'],
    );
  });

  it('works below a base address', () => {
    expect(
      check(
        {
          '/x': '<a href="/x/new">x</a><a href="/x/old">x</a><a href="/outside">x</a>',
          '/x/new': other,
        },
        '/x/',
      ),
    ).toEqual([]);
    expect(check({'/x': '<a href="/x/gone">x</a>', '/x/new': other}, '/x/')).toEqual([
      '/x /x/gone page',
    ]);
  });

  it('names file and line of the source', () => {
    const sources = [
      {file: 'docs/a.mdx', text: 'one\n\n[two](/gone)\n'},
      {file: 'docs/b.mdx', text: '[three](/gone)'},
    ];
    expect(explain([{page: '/b', href: '/gone', kind: 'page'}], sources, '/')).toEqual([
      expect.stringMatching(/^docs\/b\.mdx:1: the link \/gone: there is no page/),
    ]);
    expect(explain([{page: '/a', href: '/gone', kind: 'page'}], sources, '/')[0]).toMatch(
      /^docs\/a\.mdx:3:/,
    );
    expect(explain([{page: '/x/c', href: '/x/gone', kind: 'page'}], sources, '/x/')[0]).toMatch(
      /^docs\/a\.mdx:3: the link \/x\/gone:/,
    );
    const never = ['/c', '/d'].map((page) => ({page, href: '/never', kind: 'file'}) as const);
    expect(explain(never, sources, '/').map((one) => one.split(': there')[0])).toEqual([
      'page /c: the link /never',
      'page /d: the link /never',
    ]);
    expect(
      explain(
        [1, 2].map(() => ({page: '/c', href: '/gone', kind: 'page'})),
        sources,
        '/',
      )[0],
    ).toContain('/gone (on 2 pages): ');
  });

  it('knows the address of a file', () => {
    expect(addressOfFile('index.html', '/')).toBe('/');
    expect(addressOfFile('a/b.html', '/')).toBe('/a/b');
    expect(addressOfFile('a/b/index.html', '/x/')).toBe('/x/a/b');
    expect(addressOfFile('release-notes/videosync/2.1.html', '/')).toBe(
      '/release-notes/videosync/2.1',
    );
    expect(addressOfFile('index.html', '/x/')).toBe('/x');
  });
});

describe('forwarding', () => {
  it.each([
    ['/new', '', '', '/new'],
    ['/new', '?a=1', '#b', '/new?a=1#b'],
    ['/new#own', '?a=1', '#b', '/new?a=1#own'],
    ['/new?own=1', '?a=1', '#b', '/new?own=1#b'],
  ])('%s with %s and %s goes to %s', (target, search, hash, expected) => {
    expect(forwardAddress(target, search, hash)).toBe(expected);
  });

  it('writes nothing of an address as markup', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const html = redirectPage({
          to: path || '/',
          canonical: `https://example.org${path}`,
          script: '/f.js',
          icon: '/i.svg',
        });
        expect(html.match(/<script/g)).toHaveLength(1);
        expect(html.match(/<a /g)).toHaveLength(1);
      }),
    );
    const html = redirectPage({
      to: '/a"><script>x</script>',
      canonical: '<b>',
      script: '/f.js',
      icon: '/i',
    });
    expect(html).not.toContain('<script>x');
    expect(html).not.toContain('<b>');
  });
});
