import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {decodeDraft} from '../../../src/components/request/draft';
import {emptyValues, fields, isEmpty} from '../../../src/components/request/fields';
import {addressOf, viewOf} from '../../../src/search/client/hits';
import {piecesOf} from '../../../src/search/client/hostedClient';
import type {Hit} from '../../../src/search/engine/types';
import {longestQuery} from '../../../src/search/engine/limits';
import {readAddress, searchOf} from '../../../src/search/page/address';
import {limits, parseStored} from '../../../src/search/window/stored';
import {
  decodeState,
  encodeState,
  fieldCodec,
  sharedState,
  stateHash,
} from '../../../src/instruments/kit/codec';
import {allTools} from '../instruments/calculators/models';
import {anyJson, anyStored, anyText} from './hostile';

const origin = 'https://support.example';

describe('calculators', () => {
  describe.each(allTools.map(({model}) => ({name: model.about.id, model})))('$name', ({model}) => {
    const codec = fieldCodec(model.fields);
    const ids = model.fields.map(({id}) => id);
    const query = fc
      .array(fc.tuple(fc.oneof(fc.constantFrom(...ids), anyText), anyText), {maxLength: 6})
      .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'));

    it('answer any shared or stored state, and never fail', () => {
      fc.assert(
        fc.property(fc.oneof(query, anyText), (text) => {
          const {state} = decodeState(text, model.defaults, codec);
          expect(Object.keys(state)).toEqual(Object.keys(model.defaults));
          expect(Object.values(state).every((value) => typeof value === 'string')).toBe(true);
          for (const {id, options} of model.fields) {
            expect(!options || options.some(({value}) => value === state[id])).toBe(true);
          }
          expect(() => model.solve(state)).not.toThrow();
        }),
        {numRuns: 60},
      );
    });

    it('read back what they share', () => {
      fc.assert(
        fc.property(query, (text) => {
          const {state} = decodeState(text, model.defaults, codec);
          expect(
            sharedState(stateHash(model.about.id, state), model.about.id, model.defaults, codec),
          ).toEqual({state, whole: true});
          expect(decodeState(encodeState(state), model.defaults, codec).state).toEqual(state);
          expect(
            sharedState(`#${text}`, `${model.about.id}-other`, model.defaults, codec),
          ).toBeUndefined();
        }),
        {numRuns: 30},
      );
    });
  });
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

describe('the request form', () => {
  it('takes a whole draft or none from storage', () => {
    const shaped = fc
      .record(
        {
          id: fc.oneof(anyText, fc.integer()),
          values: fc.oneof(
            fc.dictionary(
              fc.constantFrom(...fields.map(({id}) => id), '__proto__'),
              fc.oneof(anyText, fc.anything()),
            ),
            fc.anything(),
          ),
          sending: fc.anything(),
        },
        {requiredKeys: []},
      )
      .map((draft) => {
        try {
          return JSON.stringify(draft) ?? '';
        } catch {
          return '{';
        }
      });
    fc.assert(
      fc.property(fc.oneof(shaped, anyStored, anyJson), (stored) => {
        const draft = decodeDraft(stored ?? null);
        if (draft) {
          expect(Object.keys(draft.values).sort()).toEqual(Object.keys(emptyValues).sort());
          expect(Object.values(draft.values).every((value) => typeof value === 'string')).toBe(
            true,
          );
          expect(typeof draft.sending).toBe('boolean');
          expect(typeof isEmpty(draft.values)).toBe('boolean');
          expect(decodeDraft(JSON.stringify(draft))).toEqual(draft);
        }
      }),
    );
  });
});
