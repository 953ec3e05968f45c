import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {createQueryString, readAddress} from '../../../src/search/page/address';
import {
  emptyAnswer,
  mergeAnswers,
  type VisibleAnswer,
} from '../../../src/search/modal/visibleAnswer';
import {getSearchAction} from '../../../src/components/shared/searchKeys';
import {startingPoints} from '../../../src/search/modal/startingPoints';
import {
  addVisited,
  getVisibleRecents,
  limits,
  parseStored,
  type StoredPages,
  toStored,
  withFavourite,
  withoutHit,
} from '../../../src/search/modal/stored';
import {fittedText} from '../../../src/search/modal/QueryField';
import {getStatusText} from '../../../src/search/modal/AnswerFrame';
import {collectWords, findRanges} from '../../../src/search/modal/markWords';
import type {Hit, StoredHit} from '../../../src/search/engine/types';
import {records, vectors} from './samples';

const hit = (number: number): StoredHit => ({
  ...toStored(records[0] as never),
  objectID: `/${number}`,
});
const ids = (list: StoredHit[]) => list.map(({objectID}) => objectID);

it.each(vectors.keys)(
  '$key with $modifiers while $state: $action',
  ({key, modifiers, state, action}) => {
    const is = (name: string): boolean => [modifiers, state].some((names) => names?.includes(name));
    const event = {
      ...{key, ctrlKey: is('ctrlKey'), metaKey: is('metaKey')},
      ...{shiftKey: is('shiftKey'), altKey: is('altKey')},
    };
    expect(getSearchAction(event, is('isInText'), is('isOpen'), !is('slashIsOff'))).toBe(action);
  },
);

describe('recents and favourites', () => {
  it('are limited, unique and sorted by time after any changes', () => {
    const step = fc.tuple(
      fc.constantFrom(addVisited, withFavourite, withoutHit),
      fc.nat({max: 15}),
    );
    fc.assert(
      fc.property(fc.array(step, {maxLength: 60}), (steps) => {
        let stored: StoredPages = {recent: [], favorite: []};
        for (const [change, number] of steps) {
          stored = change(stored, hit(number));
          expect(stored.recent.length).toBeLessThanOrEqual(limits.recent);
          expect(stored.favorite.length).toBeLessThanOrEqual(limits.favorite);
          const all = ids([...stored.recent, ...stored.favorite]);
          expect(new Set(all).size).toBe(all.length);
          expect(getVisibleRecents(stored).length).toBeLessThanOrEqual(
            stored.favorite.length > 0 ? 4 : 7,
          );
        }
      }),
    );
    expect(limits).toEqual({recent: 7, recentBesideFavorites: 4, favorite: 10});
    const {recent} = addVisited(addVisited({recent: [], favorite: []}, hit(1)), hit(2));
    expect(ids(recent)).toEqual(['/2', '/1']);
  });

  it('are read without invalid or excess entries', () => {
    for (const text of [null, '{', '{"a":1}']) {
      expect(parseStored(text, 7)).toEqual([]);
    }
    const mixed = [1, null, {objectID: 'x', url: '/x', hierarchy: {lvl1: 3}}, hit(1)];
    expect(parseStored(JSON.stringify(mixed), 7)).toEqual([hit(1)]);
    expect(
      parseStored(JSON.stringify(Array.from({length: 9}, (_, index) => hit(index))), 7),
    ).toHaveLength(7);
  });

  it.each(vectors.invalidHits)('are read without an entry with %j', (change) => {
    expect(parseStored(JSON.stringify([{...hit(1), ...change}]), 7)).toEqual([]);
  });
});

describe('starting points', () => {
  it('are symptoms and calculators, which can be stored as recents', () => {
    expect(startingPoints.map(({hits}) => hits.length)).toEqual([6, 6]);
    for (const {hits} of startingPoints) {
      expect(parseStored(JSON.stringify(hits), 10)).toEqual(hits);
    }
  });
});

describe('the query field', () => {
  it('accepts 100 characters, and truncates pasted text at a word', () => {
    const full = 'x'.repeat(96);
    expect(fittedText(`${full} abcd`, `${full} abc`)).toBe(`${full} abc`);
    expect(fittedText(`${full} abcdefgh`, '')).toBe(full);
    expect(fittedText('short', '')).toBe('short');
  });
});

describe('the visible results', () => {
  /** An answer with the given pages. */
  const answer = (numbers: number[], more: Partial<VisibleAnswer> = {}): VisibleAnswer => ({
    ...emptyAnswer,
    query: 'dmx',
    status: numbers.length > 0 ? 'found' : 'nothing',
    hits: numbers.map((number) => ({...hit(number), url: `/${number}`})),
    nbHits: numbers.length,
    coverage: 'everything',
    ...more,
  });
  const early = {coverage: 'headings'} as const;
  const numbers = ({hits}: VisibleAnswer) => hits.map(({objectID}) => Number(objectID.slice(1)));

  it('are replaced by those from all texts, unless the reader has selected one', () => {
    const full = answer([1, 2, 3, 4]);
    expect(mergeAnswers(answer([3, 1], early), full)).toBe(full);
    expect(mergeAnswers(answer([3], {coverage: 'none'}), full)).toBe(full);
    expect(mergeAnswers(full, answer([4, 3]))).toMatchObject({hits: full.hits});
  });

  it('keep their order after the reader has selected one; others are appended', () => {
    const merged = mergeAnswers(answer([3, 1], early), answer([1, 2, 3, 4]), 1, true);
    expect(numbers(merged)).toEqual([3, 1, 2, 4]);
    expect(merged).toMatchObject({status: 'found', nbHits: 4, coverage: 'everything'});
    // The same query runs again when the browser is back online.
    expect(numbers(mergeAnswers(merged, answer([1, 2, 3, 4])))).toEqual([3, 1, 2, 4]);
  });

  it('are not replaced by no results, and more are appended', () => {
    const expected = {status: 'found', nbHits: 1};
    expect(mergeAnswers(answer([3], early), answer([]))).toMatchObject(expected);
    const range = (from: number, to: number) =>
      Array.from({length: to - from}, (_, index) => from + index);
    const first = answer([30, ...range(0, 19)]);
    const more = mergeAnswers(first, answer(range(0, 35)), 2);
    expect(numbers(more)).toEqual([30, ...range(0, 30), ...range(31, 35)]);
    expect(numbers(mergeAnswers(more, answer(range(0, 20)), 1))).toEqual(numbers(first));
    expect(numbers(mergeAnswers(first, answer(range(0, 35)), 1))).toHaveLength(20);
  });

  it('are replaced by those of another query', () => {
    const current = answer([3, 1], early);
    for (const other of [
      answer([1], {query: 'dmx a'}),
      answer([1], {product: 'handbook'}),
      answer([1], {correctedQuery: 'dmz'}),
      answer([], {status: 'failed'}),
    ]) {
      expect(mergeAnswers(current, other)).toBe(other);
    }
  });

  it.each([
    ['found', '1 result for “dmx”'],
    ['nothing', 'No results for “dmx”'],
    ['waiting', 'Searching …'],
    ['failed', ''],
  ] as const)('are announced: %s, %j', (status, text) => {
    expect(getStatusText(answer([1], {status}))).toBe(text);
  });
});

describe('marked words on a page', () => {
  const highlighted: Hit = {
    ...hit(1),
    headings: {lvl2: [{text: 'Art-Net', isMarked: true}]},
    snippet: [
      {text: 'Set the ', isMarked: false},
      {text: 'dimmers', isMarked: true},
    ],
  };
  it.each([
    ['how do I dim', 'To dim, dimming a lamp', ['dim', 'dimming']],
    ['x', 'Dimmer and ArtNet, not the rest', ['Dimmer', 'ArtNet']],
    ['16 A', 'On 16 A or a 16A plug', ['16', '16A']],
    ['', 'set', []],
  ])('for “%s” in “%s” are %j', (query, text, marked) => {
    const ranges = findRanges(text, collectWords(query, highlighted));
    expect(ranges.map(([start, end]) => text.slice(start, end))).toEqual(marked);
  });
});

describe('the address of the search page', () => {
  it('contains the query, and is read without invalid values', () => {
    expect(readAddress('?q=%E0%A4%A&product=<b>&page=1e9')).toMatchObject({product: '', pages: 1});
    expect(createQueryString({query: 'a b'})).toBe('?q=a+b');
  });
});
