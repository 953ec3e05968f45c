import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {mostInlineScripts, mostInlineStyles} from '../../src/config/headers';
import {siteDir as site} from '../support/build';
import {builtPages, deliveredHeaders, parseHeaders, type BuiltPage} from '../support/delivered';

/**
 * The policy of the build, compared with its final HTML. The hashes are computed here in another way
 * than by the build, so that a mistake there does not go unseen.
 */
let pages: BuiltPage[];
beforeAll(async () => {
  pages = [
    ...(await builtPages()),
    {
      address: '/404',
      file: '404.html',
      html: readFileSync(path.join(site, '404.html'), 'utf8'),
      forwards: false,
    },
  ];
});

const policyOf = (text: string): Map<string, string[]> =>
  new Map(
    text.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );

const delivered = () => policyOf(deliveredHeaders()('/')['Content-Security-Policy'] ?? '');

type Inline = 'script' | 'style';

/** Sources of the inline scripts that run, or of the styles, each with a page that has it. */
function inlineSources(
  list: readonly {html: string; address: string}[],
  kind: Inline,
): Map<string, string> {
  const found = new Map<string, string>();
  for (const {html, address} of list) {
    for (const [, attributes = '', text = ''] of html.matchAll(
      new RegExp(`<${kind}\\b([^>]*)>([\\s\\S]*?)</${kind}>`, 'gi'),
    )) {
      const isData = /\btype=["']?application\/(?:ld\+)?json\b/.test(attributes);
      if (!isData && !/\ssrc=/.test(attributes)) {
        found.set(
          `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`,
          address,
        );
      }
    }
  }
  return found;
}

/** What is wrong between pages and policy, in words. */
function drift(
  list: readonly {html: string; address: string}[],
  kind: Inline,
  allowed: readonly string[],
): string[] {
  const found = inlineSources(list, kind);
  return [
    ...[...found]
      .filter(([hash]) => !allowed.includes(hash))
      .map(([hash, page]) => `${page} has a ${kind} with ${hash}, which is not allowed`),
    ...allowed
      .filter((hash) => hash.startsWith("'sha256-") && !found.has(hash))
      .map((hash) => `${hash} is allowed, but no page needs it`),
  ];
}

describe.each([
  {kind: 'script', most: mostInlineScripts},
  {kind: 'style', most: mostInlineStyles},
] as const)('inline elements: $kind', ({kind, most}) => {
  const allowed = (): string[] => delivered().get(`${kind}-src`) ?? [];

  it('are exactly those that the policy allows, and few', () => {
    expect(drift(pages, kind, allowed())).toEqual([]);
    expect(inlineSources(pages, kind).size).toBeLessThanOrEqual(most);
    expect(inlineSources(pages, kind).size).toBeGreaterThan(0);
  });

  it('are seen when one byte of one page differs', () => {
    const page = pages.find(({html}) => inlineSources([{html, address: ''}], kind).size > 0);
    const html =
      page?.html.replace(
        new RegExp(`(<${kind}(?: data-href[^>]*)?>)([\\s\\S]*?</${kind}>)`),
        '$1 $2',
      ) ?? '';
    expect(drift([{html, address: '/changed'}], kind, allowed())[0]).toContain('/changed has a');
    expect(drift(pages, kind, [...allowed(), "'sha256-AAAA'"])).toEqual([
      "'sha256-AAAA' is allowed, but no page needs it",
    ]);
  });
});

describe('the policy', () => {
  it('allows nothing that it need not', () => {
    const policy = delivered();
    expect(Object.fromEntries(policy)).toMatchObject({
      'default-src': ["'none'"],
      'connect-src': ["'self'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    });
    const sources = [...policy.values()].flat();
    for (const forbidden of [
      "'unsafe-inline'",
      "'unsafe-eval'",
      "'strict-dynamic'",
      "'allow-duplicates'",
      '*',
      'https:',
      'blob:',
    ]) {
      expect(sources).not.toContain(forbidden);
    }
    expect(
      ['script-src', 'style-src']
        .flatMap((name) => policy.get(name) ?? [])
        .every((source) => /^'self'$|^'sha256-/.test(source)),
    ).toBe(true);
  });

  it('is the same for hosts that read another file', () => {
    const headers = deliveredHeaders()('/');
    const vercel = JSON.parse(readFileSync(path.join(site, 'vercel.json'), 'utf8')) as {
      headers: {source: string; headers: {key: string; value: string}[]}[];
    };
    for (const [key, value] of Object.entries(headers)) {
      expect(vercel.headers[0]?.headers).toContainEqual({key, value});
    }
  });

  it('opens devices to the pages of the test bench, and to no other page', () => {
    const headersOf = deliveredHeaders();
    const bench = pages.filter(({address}) => address.startsWith('/handbook/test-bench'));
    expect(bench.length).toBeGreaterThanOrEqual(5);
    for (const {address} of pages) {
      const policy = headersOf(address)['Permissions-Policy'] ?? '';
      for (const feature of ['microphone', 'midi', 'serial', 'screen-wake-lock']) {
        const isOpen = policy.split(', ').includes(`${feature}=(self)`);
        expect([address, feature, isOpen]).toEqual([
          address,
          feature,
          bench.some((page) => page.address === address),
        ]);
      }
      expect(policy).toContain('camera=()');
      expect(policy).toContain('fullscreen=(self)');
    }
    const {'Permissions-Policy': closed, ...others} = headersOf('/');
    for (const address of ['/handbook/test-bench/midi', '/handbook/test-bench/midi/']) {
      expect(headersOf(address)).toMatchObject(others);
      expect(headersOf(address)['Permissions-Policy']).not.toBe(closed);
    }
  });
});

describe('pages', () => {
  it('load nothing from another server', () => {
    const foreign =
      /<(?:script|img|source|iframe|audio|video|embed|object)\b[^>]*\s(?:src|srcset|data)=["']?(?:https?:)?\/\/[^"'\s>]+|<link\b[^>]*\brel=["']?(?:stylesheet|preload|preconnect|dns-prefetch|modulepreload|icon|manifest)\b[^>]*\shref=["']?(?:https?:)?\/\/[^"'\s>]+/gi;
    const wrong = pages.flatMap(({address, html}) =>
      (html.match(foreign) ?? []).map((what) => `${address}: ${what}`),
    );
    expect(wrong).toEqual([]);
    expect('<link rel=preconnect href=https://x.example>'.match(foreign)).toHaveLength(1);
    expect('<img alt="" src="//x.example/a.png">'.match(foreign)).toHaveLength(1);
  });
});

it('reads the headers file as hosts do', () => {
  expect(parseHeaders('# x\n/*\n  A: b: c\n/assets/*\n  D: e\n')).toEqual([
    {pattern: '/*', headers: {A: 'b: c'}},
    {pattern: '/assets/*', headers: {D: 'e'}},
  ]);
});
