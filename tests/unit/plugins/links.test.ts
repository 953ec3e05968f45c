import {describe, expect, it} from 'vitest';
import {explain, findBrokenLinks} from '../../../src/plugins/finish/links';
import {readPage} from '../../../src/plugins/finish/html/readPage';
import {forwardAddress} from '../../../src/offline/addresses';
import {readYaml} from '../../support/readYaml';

const cases = readYaml<{
  broken: [html: string, finding: string][];
  explanations: [page: string, href: string, base: string, message: string][];
  forwarded: [target: string, search: string, hash: string, to: string][];
}>(__dirname, 'links.yml');

function check(html: Record<string, string>, baseUrl = '/'): string[] {
  return findBrokenLinks({
    pages: Object.entries(html).map(([address, text]) => ({address, ...readPage(text)})),
    redirects: new Map([[`${baseUrl}old`, `${baseUrl}new`]]),
    fileExists: (address) => address === `${baseUrl}favicon.svg`,
    baseUrl,
    origin: 'https://example.org',
  }).map(({page, href, kind}) => `${page} ${href} ${kind}`);
}

describe('link check', () => {
  // `data-moved` marks an anchor that only exists for old links.
  const other =
    '<h2 id="a">A</h2><table><tr id="table-row"></table><a name="legacy"></a><p id="moved" data-moved></p>';

  it('finds nothing if all links work', () => {
    const links =
      '/new /new/ /new#a /new#table-row /old#a #here /favicon.svg https://elsewhere.org/x mailto:a@b.c ' +
      '/new?q=1#legacy https://example.org/new #tool?a=1';
    const valid =
      '<p id="here"></p><img src="/favicon.svg">' +
      links.replace(/\S+/g, (href) => `<a href="${href}">x</a>`);
    expect(check({'/': valid, '/new': other})).toEqual([]);
  });

  it.each(cases.broken)('finds %s', (html, expected) => {
    expect(check({'/': html, '/new': other})).toEqual([expected]);
  });

  it('works below a base URL', () => {
    const links = ['/x/new', '/x/old', '/outside', '/x/gone'];
    const html = links.map((href) => `<a href="${href}">x</a>`).join('');
    expect(check({'/x': html, '/x/new': other}, '/x/')).toEqual(['/x /x/gone page']);
  });

  const sources = [
    {file: 'docs/a.mdx', text: 'one\n\n[two](/gone)\n'},
    {file: 'docs/b.mdx', text: '[three](/gone)'},
  ];

  it.each(cases.explanations)(
    'names file and line of the source: %s, %s below %s',
    (page, href, base, message) => {
      const [line] = explain([{page, href, kind: 'page'}], sources, base);
      expect(line?.slice(0, message.length)).toBe(message);
    },
  );

  it('reports each line once', () => {
    const twice = ['/c', '/d'].map((page) => ({page, href: '/gone', kind: 'page'}) as const);
    expect(explain(twice, sources, '/')).toEqual([
      expect.stringContaining('docs/a.mdx:3: the link /gone (on 2 pages): '),
    ]);
  });
});

it.each(cases.forwarded)('forwardAddress(%j, %j, %j) is %j', (target, search, hash, to) => {
  expect(forwardAddress(target, search, hash)).toBe(to);
});
