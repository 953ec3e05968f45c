import fc from 'fast-check';
import {describe, expect, it, vi} from 'vitest';
import {frontMatterProblems} from '../../../src/check/frontMatter';
import {noteReload} from '../../../src/components/shared/recovery';
import {forwardAddress, isHashed, pageName} from '../../../src/offline/addresses';
import {readPage} from '../../../src/plugins/finish/html/readPage';
import {redirectPage} from '../../../src/plugins/finish/redirects';
import {getAddress, getView} from '../../../src/search/client/hits';
import type {Hit} from '../../../src/search/engine/types';
import {maxQueryLength} from '../../../src/config/search';
import {readAddress, createQueryString} from '../../../src/search/page/address';
import {limits, parseStored} from '../../../src/search/modal/stored';
import {elementsIn} from '../../support/html';
import {anyJson, anyStored, anyText} from './hostile';

const here = 'https://support.example/videosync/introduction';

describe('addresses', () => {
  it('that a redirect leads to keep their page, whatever the query and hash', () => {
    fc.assert(
      fc.property(anyText, anyText, (query, hash) => {
        // As browsers give them: empty, or with their sign, and encoded.
        const asked = new URL(here);
        asked.search = query;
        asked.hash = hash;
        for (const more of ['', '?x=1', '#c']) {
          const target = `https://support.example/a/b${more}`;
          const {href} = new URL(forwardAddress(target, asked.search, asked.hash));
          expect(href).toMatch(/^https:\/\/support\.example\/a\/b(?:[?#]|$)/);
        }
      }),
    );
  });

  it('on a forwarding page are text, never markup', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webPath(),
          fc.constantFrom('/a"><script>1</script>', "/a'b", '/a&lt;b', '/a%20b'),
        ),
        (to) => {
          const icon = '/favicon.svg';
          const html = redirectPage({to, canonical: to, script: '/forward.js', icon});
          const {tree, links} = readPage(html);
          expect(elementsIn(tree, 'script')).toHaveLength(1);
          expect(links).toEqual([encodeURI(decodeURI(to))]);
        },
      ),
    );
  });

  it('become page names without failing', () => {
    fc.assert(
      fc.property(anyText, (path) => {
        expect(typeof (pageName(`/${path}`, '/') ?? '')).toBe('string');
        expect(typeof isHashed(path)).toBe('boolean');
      }),
    );
  });
});

it('the guard against reload loops loads an address of a build at most once, whatever is stored', () => {
  fc.assert(
    fc.property(fc.oneof(anyStored, fc.json()), anyText, anyText, (first, address, build) => {
      let stored: string | null = first;
      const setItem = (_key: string, value: string): void => {
        stored = value;
      };
      vi.stubGlobal('sessionStorage', {getItem: () => stored, setItem});
      const loads = [1, 2, 3].filter(() => noteReload(`${address} ${build}`));
      vi.unstubAllGlobals();
      expect(loads.length).toBeLessThanOrEqual(1);
    }),
  );
});

describe('the search', () => {
  it('reads any address, and writes it so that it reads the same', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          anyText.map((q) => `?q=${q}&page=${q}&product=${q}`),
        ),
        (search) => {
          const asked = readAddress(search);
          expect(asked.query.length).toBeLessThanOrEqual(maxQueryLength);
          expect(Number.isInteger(asked.pages) && asked.pages >= 1 && asked.pages <= 50).toBe(true);
          // Half a character cannot stand in an address.
          const query = asked.query.toWellFormed();
          expect(readAddress(createQueryString(asked))).toEqual({...asked, query});
        },
      ),
    );
  });

  const part = fc.oneof(anyText, fc.constant(null), fc.integer());
  const levels = fc.constantFrom('lvl0', 'lvl1', 'lvl2', 'content');
  const hit = fc.record({
    objectID: fc.oneof(anyText, fc.integer()),
    url: fc.oneof(
      anyText,
      fc.webUrl(),
      fc.constantFrom('https://a.example//example.org/x', '/\\example.org', 'javascript:alert(1)'),
    ),
    anchor: fc.oneof(anyText, fc.constant(null)),
    type: fc.oneof(levels, anyText),
    hierarchy: fc.oneof(fc.dictionary(levels, part), fc.constant(null)),
  });

  it('keeps only whole hits of a stored list, and few', () => {
    const list = fc
      .array(fc.oneof(hit, fc.jsonValue()), {maxLength: 20})
      .map((items) => JSON.stringify(items));
    fc.assert(
      fc.property(fc.oneof(list, anyStored, anyJson), (stored) => {
        const hits = parseStored(stored ?? null, limits.recent);
        expect(hits.length).toBeLessThanOrEqual(limits.recent);
        for (const one of hits) {
          expect(() => getView(one as Hit)).not.toThrow();
          expect(typeof one.url).toBe('string');
        }
      }),
    );
  });

  it('leads to this site, whatever address a hit has', () => {
    fc.assert(
      fc.property(hit, ({url}) => {
        const address = getAddress({url});
        expect(new URL(address, here).origin).toBe('https://support.example');
      }),
    );
  });
});

const value = fc.oneof(
  ...[anyText, fc.integer(), fc.boolean(), fc.constant(null)],
  fc.array(fc.integer(), {maxLength: 3}),
  fc.constantFrom('videosync', '2.1', '2024-02-31', 'constructor', new Date(0)),
);
const arbitraryObject = (names: string, others: Record<string, fc.Arbitrary<unknown>> = {}) => {
  const values = Object.fromEntries(names.split(' ').map((name) => [name, value]));
  return fc.record({...values, ...others}, {requiredKeys: []});
};
const release = fc.oneof(value, arbitraryObject('product version date'));
const record = arbitraryObject('title description keywords confirm slug date draft', {release});

it('front matter that a writer, or a tool of theirs, gets wrong fails in words', () => {
  const kinds = fc.constantFrom('doc', 'release', 'post', 'page');
  expect(frontMatterProblems('doc', {}, '').length).toBeGreaterThan(2);
  fc.assert(
    fc.property(kinds, record, (kind, frontMatter) => {
      for (const {message} of frontMatterProblems(kind, frontMatter, '')) {
        expect(message).toMatch(/^`\w.*/s);
      }
    }),
  );
});
