import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {noteLoad} from '../../../src/components/shared/recovery';
import {forwardAddress, isHashed, pageName} from '../../../src/offline/addresses';
import {redirectPage} from '../../../src/plugins/finish/redirects/page';
import {elementsOf} from '../../support/html';
import {anyStored, anyText} from './hostile';

const here = 'https://support.example/videosync/introduction';

describe('addresses', () => {
  it('that a redirect leads to keep their page, whatever the query and hash', () => {
    fc.assert(
      fc.property(anyText, anyText, (query, hash) => {
        // As browsers give them: empty, or with their sign, and encoded.
        const asked = new URL(here);
        asked.search = query;
        asked.hash = hash;
        for (const target of [
          'https://support.example/a/b',
          'https://support.example/a/b?x=1',
          'https://support.example/a/b#c',
        ]) {
          const url = new URL(forwardAddress(target, asked.search, asked.hash));
          expect([url.origin, url.pathname]).toEqual(['https://support.example', '/a/b']);
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
          const html = redirectPage({
            to,
            canonical: to,
            script: '/assets/js/forward.js',
            icon: '/favicon.svg',
          });
          expect(elementsOf(html, 'script')).toHaveLength(1);
          expect(elementsOf(html, 'a')).toHaveLength(1);
          expect(elementsOf(html, 'a')[0]?.attributes['href']).toBe(encodeURI(decodeURI(to)));
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

describe('the guard against reload loops', () => {
  it('loads an address of a build at most once, whatever is stored', () => {
    fc.assert(
      fc.property(fc.oneof(anyStored, fc.json()), anyText, anyText, (first, address, build) => {
        let stored: string | null = first;
        const store = () => ({
          getItem: () => stored,
          setItem: (_key: string, value: string) => {
            stored = value;
          },
        });
        const loads = [1, 2, 3].filter(() => noteLoad(store, `${address} ${build}`));
        expect(loads.length).toBeLessThanOrEqual(1);
      }),
    );
  });
});
