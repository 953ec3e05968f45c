import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {addressOf, viewOf} from '../../../src/search/client/hits';
import {piecesOf} from '../../../src/search/client/hostedClient';
import type {Hit} from '../../../src/search/engine/types';
import {longestQuery} from '../../../src/search/engine/limits';
import {readAddress, searchOf} from '../../../src/search/page/address';
import {limits, parseStored} from '../../../src/search/window/stored';
import {anyJson, anyStored, anyText} from './hostile';

const origin = 'https://support.example';

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
          expect(asked.query.length).toBeLessThanOrEqual(longestQuery);
          expect(Number.isInteger(asked.pages) && asked.pages >= 1 && asked.pages <= 50).toBe(true);
          const again = readAddress(searchOf(asked));
          // Half a character cannot stand in an address.
          expect({...again, query: ''}).toEqual({...asked, query: ''});
          expect(again.query).toBe(asked.query.toWellFormed());
        },
      ),
    );
  });

  const hit = fc.record({
    objectID: fc.oneof(anyText, fc.integer()),
    url: fc.oneof(
      anyText,
      fc.webUrl(),
      fc.constantFrom('https://a.example//example.org/x', '/\\example.org', 'javascript:alert(1)'),
    ),
    anchor: fc.oneof(anyText, fc.constant(null)),
    type: fc.oneof(fc.constantFrom('lvl0', 'lvl1', 'lvl2', 'content'), anyText),
    hierarchy: fc.oneof(
      fc.dictionary(
        fc.constantFrom('lvl0', 'lvl1', 'lvl2', 'x'),
        fc.oneof(anyText, fc.constant(null), fc.integer()),
      ),
      fc.constant(null),
    ),
  });

  it('keeps only whole hits of a stored list, and few', () => {
    const list = fc.array(fc.oneof(hit, fc.anything()), {maxLength: 20}).map((items) => {
      try {
        return JSON.stringify(items);
      } catch {
        return '[';
      }
    });
    fc.assert(
      fc.property(fc.oneof(list, anyStored, anyJson), (stored) => {
        const hits = parseStored(stored ?? null, limits.recent);
        expect(hits.length).toBeLessThanOrEqual(limits.recent);
        for (const one of hits) {
          expect(() => viewOf(one as Hit)).not.toThrow();
          expect(typeof one.url).toBe('string');
        }
      }),
    );
  });

  it('leads to this site, whatever address a hit has', () => {
    fc.assert(
      fc.property(hit, ({url}) => {
        const address = addressOf({url});
        expect(new URL(address, `${origin}/search`).origin).toBe(origin);
      }),
    );
  });

  it('shows markup of a hit as text', () => {
    fc.assert(
      fc.property(anyText, anyText, (before, marked) => {
        const pieces = piecesOf(`${before}<mark>${marked}</mark>`);
        expect(pieces.every(({text}) => typeof text === 'string')).toBe(true);
      }),
    );
  });
});
