import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {maxInlineScripts, maxInlineStyles} from '../../src/config/headers';
import {siteDir} from '../support/build';
import {builtPages, hostingHeaders} from '../support/delivered';

/*
 * The policy of the build, compared with its final HTML. The hashes are computed here in another way
 * than by the build, so that a mistake there does not go unseen.
 */
const read = (file: string): string => readFileSync(path.join(siteDir, file), 'utf8');

let pages: {html: string; address: string}[];
beforeAll(async () => {
  pages = [...(await builtPages()), {address: '/404', html: read('404.html')}];
});

/** Sources that the policy allows, by directive. */
const policy = new Map(
  hostingHeaders()('/')
    ['Content-Security-Policy']?.split(/;\s*/)
    .map((directive) => directive.split(' '))
    .map(([name = '', ...sources]) => [name, sources]),
);

type Inline = 'script' | 'style';

/** Sources of the inline scripts that run, or of the styles, each with a page that has it. */
function inlineSources(list: typeof pages, kind: Inline): Map<string, string> {
  const element = new RegExp(`<${kind}\\b([^>]*)>([\\s\\S]*?)</${kind}>`, 'gi');
  const notRun = /\btype=["']?application\/(?:ld\+)?json\b|\ssrc=/;
  return new Map(
    list.flatMap(({html, address}) =>
      [...html.matchAll(element)]
        .filter(([, attributes = '']) => !notRun.test(attributes))
        .map(([, , text = '']) => createHash('sha256').update(text, 'utf8').digest('base64'))
        .map((hash): [string, string] => [`'sha256-${hash}'`, address]),
    ),
  );
}

/** What is wrong between pages and policy, in words. */
function drift(list: typeof pages, kind: Inline, allowed: readonly string[]): string[] {
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

  it('are exactly those that the policy allows, and few', () => {
    expect(drift(pages, kind, allowed)).toEqual([]);
    expect(inlineSources(pages, kind).size).toBeLessThanOrEqual(max);
    expect(inlineSources(pages, kind).size).toBeGreaterThan(0);
  });

  it('are seen when one byte of one page differs', () => {
    const page = pages.find((one) => inlineSources([one], kind).size > 0);
    const text = new RegExp(`(<${kind}(?: data-href[^>]*)?>)([\\s\\S]*?</${kind}>)`);
    const html = page?.html.replace(text, '$1 $2') ?? '';
    expect(drift([{html, address: '/changed'}], kind, allowed)[0]).toContain('/changed has a');
    expect(drift(pages, kind, [...allowed, "'sha256-AAAA'"])).toEqual([
      "'sha256-AAAA' is allowed, but no page needs it",
    ]);
  });
});

describe('the policy', () => {
  it('allows nothing that it need not', () => {
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

  it('is the same for hosts that read another file', () => {
    const {headers} = JSON.parse(read('vercel.json')) as {
      headers: {headers: {key: string; value: string}[]}[];
    };
    const sent = Object.entries(hostingHeaders()('/')).map(([key, value]) => ({key, value}));
    expect(headers[0]?.headers).toEqual(expect.arrayContaining(sent));
  });

  it('opens devices to the pages that use them, and to no other page', () => {
    const getHeaders = hostingHeaders();
    const isBench = (address: string): boolean => address.startsWith('/handbook/test-bench');
    const rig = '/handbook/explorers/virtual-rig';
    expect(pages.filter(({address}) => isBench(address)).length).toBeGreaterThanOrEqual(5);
    expect(pages.filter(({address}) => address === rig)).toHaveLength(1);
    const state = (isOpen: boolean): string => (isOpen ? '(self)' : '()');
    for (const {address} of pages) {
      const features = getHeaders(address)['Permissions-Policy']?.split(', ') ?? [];
      expect(features, address).toEqual(
        expect.arrayContaining([
          `midi=${state(isBench(address) || address === rig)}`,
          ...['microphone', 'serial', 'screen-wake-lock'].map(
            (feature) => `${feature}=${state(isBench(address))}`,
          ),
          ...['camera=()', 'fullscreen=(self)'],
        ]),
      );
    }
    const {'Permissions-Policy': closed, ...others} = getHeaders('/');
    for (const address of ['/handbook/test-bench/midi', '/handbook/test-bench/midi/', `${rig}/`]) {
      expect(getHeaders(address)).toMatchObject(others);
      expect(getHeaders(address)['Permissions-Policy']).not.toBe(closed);
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
