import {describe, expect, it} from 'vitest';
import {findBrokenLinks} from '../../../src/plugins/finish/links/check';
import {readPage} from '../../../src/plugins/finish/html/readPage';
import {explain} from '../../../src/plugins/finish/links';
import {forwardAddress} from '../../../src/offline/addresses';

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
    const html = {'/': '<a href="/new#old">x</a>', '/new': '<p id="old" data-moved></p>'};
    expect(check(html)).toEqual(['/ /new#old anchor']);
  });

  it('works below a base address', () => {
    const good = '<a href="/x/new">x</a><a href="/x/old">x</a><a href="/outside">x</a>';
    expect(check({'/x': good, '/x/new': other}, '/x/')).toEqual([]);
    expect(check({'/x': '<a href="/x/gone">x</a>', '/x/new': other}, '/x/')).toEqual([
      '/x /x/gone page',
    ]);
  });

  const sources = [
    {file: 'docs/a.mdx', text: 'one\n\n[two](/gone)\n'},
    {file: 'docs/b.mdx', text: '[three](/gone)'},
  ];

  it.each([
    ['/a', '/gone', '/', 'docs/a.mdx:3: the link /gone: there is no page at this address.'],
    ['/b', '/gone', '/', 'docs/b.mdx:1: the link /gone: there is no page at this address.'],
    ['/x/c', '/x/gone', '/x/', 'docs/a.mdx:3: the link /x/gone: there is no page'],
    ['/c', '/never', '/', 'page /c: the link /never: there is no page'],
  ])('names file and line of the source: %s, %s below %s', (page, href, base, told) => {
    const [line] = explain([{page, href, kind: 'page'}], sources, base);
    expect(line?.slice(0, told.length)).toBe(told);
  });

  it('tells of one line once', () => {
    const twice = ['/c', '/d'].map((page) => ({page, href: '/gone', kind: 'page'}) as const);
    expect(explain(twice, sources, '/')).toEqual([
      expect.stringContaining('docs/a.mdx:3: the link /gone (on 2 pages): '),
    ]);
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
});
