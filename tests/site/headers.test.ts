import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {maxInlineScripts, maxInlineStyles} from '../../src/config/headers';
import {siteDir} from '../support/build';
import {builtPages, hostingHeaders} from '../support/delivered';

/*
 * Compares the content security policy with the final HTML. The hashes are computed independently of the build.
 */
const read = (file: string): string => readFileSync(path.join(siteDir, file), 'utf8');

let pages: {html: string; address: string}[];
beforeAll(async () => {
  pages = [...(await builtPages()), {address: '/404', html: read('404.html')}];
});

/** Sources in the content security policy, by directive. */
const policy = new Map(
  hostingHeaders()('/')
    ['Content-Security-Policy']?.split(/;\s*/)
    .map((directive) => directive.split(' '))
    .map(([name = '', ...sources]) => [name, sources]),
);

type Inline = 'script' | 'style';

/** Hashes of inline scripts (without data blocks) or styles, each with the address of a page. */
function inlineSources(list: typeof pages, kind: Inline): Map<string, string> {
  const element = new RegExp(`<${kind}\\b([^>]*)>([\\s\\S]*?)</${kind}>`, 'gi');
  const isSkipped = /\btype=["']?application\/(?:ld\+)?json\b|\ssrc=/;
  return new Map(
    list.flatMap(({html, address}) =>
      [...html.matchAll(element)]
        .filter(([, attributes = '']) => !isSkipped.test(attributes))
        .map(([, , text = '']) => createHash('sha256').update(text, 'utf8').digest('base64'))
        .map((hash): [string, string] => [`'sha256-${hash}'`, address]),
    ),
  );
}

/** Differences between the inline elements of pages and the hashes in the policy. */
function findMismatches(list: typeof pages, kind: Inline, allowed: readonly string[]): string[] {
  const hashes = inlineSources(list, kind);
  return [
    ...[...hashes]
      .filter(([hash]) => !allowed.includes(hash))
      .map(([hash, page]) => `${page} has a ${kind} with ${hash}, which is not allowed`),
    ...allowed
      .filter((hash) => hash.startsWith("'sha256-") && !hashes.has(hash))
      .map((hash) => `${hash} is allowed, but no page needs it`),
  ];
}

describe.each([
  {kind: 'script', max: maxInlineScripts},
  {kind: 'style', max: maxInlineStyles},
] as const)('inline elements: $kind', ({kind, max}) => {
  const allowed = policy.get(`${kind}-src`) ?? [];

  it('are exactly those in the policy, which is short', () => {
    expect(findMismatches(pages, kind, allowed)).toEqual([]);
    expect(inlineSources(pages, kind).size).toBeLessThanOrEqual(max);
    expect(inlineSources(pages, kind).size).toBeGreaterThan(0);
  });

  it('would be reported if one byte of a page differed', () => {
    const page = pages.find((one) => inlineSources([one], kind).size > 0);
    const text = new RegExp(`(<${kind}(?: data-href[^>]*)?>)([\\s\\S]*?</${kind}>)`);
    const html = page?.html.replace(text, '$1 $2') ?? '';
    expect(findMismatches([{html, address: '/changed'}], kind, allowed)[0]).toContain(
      '/changed has a',
    );
    expect(findMismatches(pages, kind, [...allowed, "'sha256-AAAA'"])).toEqual([
      "'sha256-AAAA' is allowed, but no page needs it",
    ]);
  });
});

describe('the headers', () => {
  it('have a minimal content security policy', () => {
    expect(Object.fromEntries(policy)).toMatchObject({
      'default-src': ["'none'"],
      'connect-src': ["'self'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    });
    const sources = [...policy.values()].flat();
    expect(
      sources.filter((one) => !/^'(?:none|self|sha256-.*)'$|^data:$|^mailto:$/.test(one)),
    ).toEqual([]);
    const executed = ['script-src', 'style-src'].flatMap((name) => policy.get(name) ?? []);
    expect(executed.filter((one) => !/^'self'$|^'sha256-/.test(one))).toEqual([]);
  });

  it('are the same in the files of all hosts', () => {
    const {headers} = JSON.parse(read('vercel.json')) as {
      headers: {headers: {key: string; value: string}[]}[];
    };
    const sent = Object.entries(hostingHeaders()('/')).map(([key, value]) => ({key, value}));
    expect(headers[0]?.headers).toEqual(expect.arrayContaining(sent));
  });

  it('only allow device features on pages that use them', () => {
    const getHeaders = hostingHeaders();
    const isBench = (address: string): boolean => address.startsWith('/handbook/test-bench');
    const rig = '/handbook/explorers/virtual-rig';
    expect(pages.filter(({address}) => isBench(address)).length).toBeGreaterThanOrEqual(5);
    expect(pages.filter(({address}) => address === rig)).toHaveLength(1);
    const allowlist = (isAllowed: boolean): string => (isAllowed ? '(self)' : '()');
    for (const {address} of pages) {
      const features = getHeaders(address)['Permissions-Policy']?.split(', ') ?? [];
      expect(features, address).toEqual(
        expect.arrayContaining([
          `midi=${allowlist(isBench(address) || address === rig)}`,
          ...['microphone', 'serial', 'screen-wake-lock'].map(
            (feature) => `${feature}=${allowlist(isBench(address))}`,
          ),
          ...['camera=()', 'fullscreen=(self)'],
        ]),
      );
    }
    const {'Permissions-Policy': sitePolicy, ...others} = getHeaders('/');
    for (const address of ['/handbook/test-bench/midi', '/handbook/test-bench/midi/', `${rig}/`]) {
      expect(getHeaders(address)).toMatchObject(others);
      expect(getHeaders(address)['Permissions-Policy']).not.toBe(sitePolicy);
    }
  });
});

it('pages load nothing from another server', () => {
  const foreign =
    /<(?:script|img|source|iframe|audio|video|embed|object)\b[^>]*\s(?:src|srcset|data)=["']?(?:https?:)?\/\/[^"'\s>]+|<link\b[^>]*\brel=["']?(?:stylesheet|preload|preconnect|dns-prefetch|modulepreload|icon|manifest)\b[^>]*\shref=["']?(?:https?:)?\/\/[^"'\s>]+/i;
  expect(pages.filter(({html}) => foreign.test(html)).map(({address}) => address)).toEqual([]);
  expect('<link rel=preconnect href=https://x.example>').toMatch(foreign);
  expect('<img alt="" src="//x.example/a.png">').toMatch(foreign);
});
