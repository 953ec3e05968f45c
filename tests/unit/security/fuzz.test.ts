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
import {createQueryString, readAddress} from '../../../src/search/page/address';
import {limits, parseStored} from '../../../src/search/modal/stored';
import {elementsIn} from '../../support/html';
import {anyJson, anyStored, anyText} from './hostile';

const pageUrl = 'https://support.example/videosync/introduction';

describe('addresses', () => {
  it('of redirects keep the path of their target for any query and fragment', () => {
    fc.assert(
      fc.property(anyText, anyText, (query, hash) => {
        // Encoded as in `window.location`.
        const request = new URL(pageUrl);
        request.search = query;
        request.hash = hash;
        for (const suffix of ['', '?x=1', '#c']) {
          const target = `https://support.example/a/b${suffix}`;
          const {href} = new URL(forwardAddress(target, request.search, request.hash));
          expect(href).toMatch(/^https:\/\/support\.example\/a\/b(?:[?#]|$)/);
        }
      }),
    );
  });

  it('are escaped on redirect pages', () => {
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

  it('can be converted to page names', () => {
    fc.assert(
      fc.property(anyText, (path) => {
        expect(typeof (pageName(`/${path}`, '/') ?? '')).toBe('string');
        expect(typeof isHashed(path)).toBe('boolean');
      }),
    );
  });
});

it('noteReload allows one reload of an address and build for any stored value', () => {
  fc.assert(
    fc.property(fc.oneof(anyStored, fc.json()), anyText, anyText, (initial, address, build) => {
      let stored: string | null = initial;
      const setItem = (_key: string, value: string): void => {
        stored = value;
      };
      vi.stubGlobal('sessionStorage', {getItem: () => stored, setItem});
      const reloads = [1, 2, 3].filter(() => noteReload(`${address} ${build}`));
      vi.unstubAllGlobals();
      expect(reloads.length).toBeLessThanOrEqual(1);
    }),
  );
});

describe('the search', () => {
  it('reads any query string, and writes an equivalent one', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          anyText.map((q) => `?q=${q}&page=${q}&product=${q}`),
        ),
        (search) => {
          const request = readAddress(search);
          expect(request.query.length).toBeLessThanOrEqual(maxQueryLength);
          const {pages} = request;
          expect(Number.isInteger(pages) && pages >= 1 && pages <= 50).toBe(true);
          // A URL cannot contain lone surrogates.
          const query = request.query.toWellFormed();
          expect(readAddress(createQueryString(request))).toEqual({...request, query});
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

  it('restores a limited number of valid hits from any stored value', () => {
    const list = fc
      .array(fc.oneof(hit, fc.jsonValue()), {maxLength: 20})
      .map((items) => JSON.stringify(items));
    fc.assert(
      fc.property(fc.oneof(list, anyStored, anyJson), (stored) => {
        const hits = parseStored(stored ?? null, limits.recent);
        expect(hits.length).toBeLessThanOrEqual(limits.recent);
        for (const restored of hits) {
          expect(() => getView(restored as Hit)).not.toThrow();
          expect(typeof restored.url).toBe('string');
        }
      }),
    );
  });

  it('links only to this site for any URL of a hit', () => {
    fc.assert(
      fc.property(hit, ({url}) => {
        const address = getAddress({url});
        expect(new URL(address, pageUrl).origin).toBe('https://support.example');
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

it('invalid front matter has messages that start with the key', () => {
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
