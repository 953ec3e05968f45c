import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {readAddress, searchOf} from '../../../src/search/page/address';
import {mergeAnswers, nothingYet, type ShownAnswer} from '../../../src/search/window/shownAnswer';
import {searchKeyOf} from '../../../src/components/shared/searchKeys';
import {starts} from '../../../src/search/window/starts';
import {
  limits,
  parseStored,
  removed,
  saved,
  shownRecents,
  toStored,
  visited,
  type Stored,
} from '../../../src/search/window/stored';
import {fittedText} from '../../../src/search/window/QueryField';
import {statusOf} from '../../../src/search/window/AnswerFrame';
import {countText, seeAll, texts} from '../../../src/search/window/texts';
import type {StoredHit} from '../../../src/search/engine/types';
import {records} from './samples';

const hit = (number: number): StoredHit => ({
  ...toStored(records[0] as never),
  objectID: `/${number}`,
});
const ids = (list: StoredHit[]) => list.map(({objectID}) => objectID);

describe('texts', () => {
  it('are those of the specification, letter by letter', () => {
    expect(Object.values(texts)).toEqual(
      expect.arrayContaining([
        'Search docs',
        'Unable to fetch results',
        'You might want to check your network connection.',
        'No results for',
        'Try searching for',
        'Recent',
        'Favorite',
        'No recent searches',
      ]),
    );
    expect(seeAll(37)).toBe('See all 37 results');
    expect(countText(1)).toBe('1 result');
  });
});

describe('keys', () => {
  const press = {
    key: 'k',
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    altKey: false,
    isEditing: false,
  };
  it.each([
    [{...press, ctrlKey: true}, false, 'open'],
    [{...press, metaKey: true, key: 'K'}, true, 'close'],
    [{...press, ctrlKey: true, isEditing: true}, false, 'open'],
    [press, false, undefined],
    [{...press, key: 'K', ctrlKey: true, shiftKey: true}, false, undefined],
    [{...press, key: '/'}, false, 'open'],
    [{...press, key: '/', isEditing: true}, false, undefined],
    [{...press, key: '/'}, true, undefined],
    [{...press, key: '/', ctrlKey: true}, false, undefined],
  ])('%j while open is %s: %s', (one, isOpen, wish) => {
    expect(searchKeyOf(one, one.isEditing, isOpen, true)).toBe(wish);
  });
  it('leave the slash alone when it is switched off', () => {
    expect(searchKeyOf({...press, key: '/'}, false, false, false)).toBeUndefined();
    expect(searchKeyOf({...press, ctrlKey: true}, false, false, false)).toBe('open');
  });
});

describe('recents and favourites', () => {
  it('stay within their limits, the newest first, each once, whatever is done', () => {
    const step = fc.tuple(fc.constantFrom(visited, saved, removed), fc.nat({max: 15}));
    fc.assert(
      fc.property(fc.array(step, {maxLength: 60}), (steps) => {
        let stored: Stored = {recent: [], favorite: []};
        for (const [change, number] of steps) {
          stored = change(stored, hit(number));
          expect(stored.recent.length).toBeLessThanOrEqual(limits.recent);
          expect(stored.favorite.length).toBeLessThanOrEqual(limits.favorite);
          const all = ids([...stored.recent, ...stored.favorite]);
          expect(new Set(all).size).toBe(all.length);
          expect(shownRecents(stored).length).toBeLessThanOrEqual(
            stored.favorite.length > 0 ? 4 : 7,
          );
        }
      }),
    );
    expect(ids(visited(visited({recent: [], favorite: []}, hit(1)), hit(2)).recent)).toEqual([
      '/2',
      '/1',
    ]);
  });

  it('are distrusted when they are read', () => {
    expect(parseStored(null, 7)).toEqual([]);
    expect(parseStored('{', 7)).toEqual([]);
    expect(parseStored('{"a":1}', 7)).toEqual([]);
    expect(
      parseStored(
        JSON.stringify([1, null, {objectID: 'x', url: '/x', hierarchy: {lvl1: 3}}, hit(1)]),
        7,
      ),
    ).toEqual([hit(1)]);
    for (const change of [
      {type: '__proto__'},
      {type: 'constructor'},
      {hierarchy: null},
      {hierarchy: {lvl1: ''}},
      {url: 'javascript:alert(1)'},
      {url: 'https://elsewhere.example/x'},
      {url: '//elsewhere.example/x'},
      {url: '/\\elsewhere.example/x'},
      {url: 'x'},
    ]) {
      expect(parseStored(JSON.stringify([{...hit(1), ...change}]), 7)).toEqual([]);
    }
  });
});

describe('what is offered before anything is typed', () => {
  it('is symptoms and calculators, in a form that storage gives back', () => {
    expect(starts.map(({hits}) => hits.length)).toEqual([6, 6]);
    for (const {hits} of starts) {
      expect(parseStored(JSON.stringify(hits), 10)).toEqual(hits);
    }
  });
});

describe('what is typed', () => {
  it('ends at 64 characters; what is pasted is cut at a word', () => {
    const full = 'x'.repeat(60);
    expect(fittedText(`${full} abcd`, `${full} abc`)).toBe(`${full} abc`);
    expect(fittedText(`${full} abcdefgh`, '')).toBe(full);
    expect(fittedText('short', '')).toBe('short');
  });
});

describe('what is shown', () => {
  /** An answer that has found pages by these numbers. */
  const answer = (numbers: number[], more: Partial<ShownAnswer> = {}): ShownAnswer => ({
    ...nothingYet,
    query: 'dmx',
    status: numbers.length > 0 ? 'found' : 'nothing',
    hits: numbers.map((number) => ({...hit(number), url: `/${number}`})),
    nbHits: numbers.length,
    coverage: 'everything',
    ...more,
  });
  const early = {coverage: 'headings'} as const;
  const numbers = ({hits}: ShownAnswer) => hits.map(({objectID}) => Number(objectID.slice(1)));

  it('stays where it is when the texts arrive; later finds come below it', () => {
    const grown = mergeAnswers(answer([3, 1], early), answer([1, 2, 3, 4]));
    expect(numbers(grown)).toEqual([3, 1, 2, 4]);
    expect(grown).toMatchObject({status: 'found', nbHits: 4, coverage: 'everything'});
    // Asked again, as when the browser is online again.
    expect(numbers(mergeAnswers(grown, answer([1, 2, 3, 4])))).toEqual([3, 1, 2, 4]);
  });

  it('stays when the texts know better, or more of it is asked for', () => {
    expect(mergeAnswers(answer([3], early), answer([]))).toMatchObject({
      status: 'found',
      nbHits: 1,
    });
    const range = (from: number, to: number) =>
      Array.from({length: to - from}, (_, at) => from + at);
    const first = answer([30, ...range(0, 19)]);
    const more = mergeAnswers(first, answer(range(0, 35)), 2);
    expect(numbers(more)).toEqual([30, ...range(0, 30), ...range(31, 35)]);
    expect(numbers(mergeAnswers(more, answer(range(0, 20)), 1))).toEqual(numbers(first));
    expect(numbers(mergeAnswers(first, answer(range(0, 35)), 1))).toHaveLength(20);
  });

  it('gives way to the answer to another question', () => {
    const shown = answer([3, 1], early);
    for (const other of [
      answer([1], {query: 'dmx a'}),
      answer([1], {product: 'handbook'}),
      answer([1], {guessed: 'dmz'}),
      answer([], {status: 'failed'}),
    ]) {
      expect(mergeAnswers(shown, other)).toBe(other);
    }
  });

  it.each(['found', 'nothing', 'waiting'] as const)('is told to screen readers: %s', (status) => {
    expect(statusOf(answer([1], {status}))).toBe(
      {found: '1 result for “dmx”', nothing: 'No results for “dmx”', waiting: 'Searching …'}[
        status
      ],
    );
  });
});

describe('address of the search page', () => {
  it('has what is asked for, and is distrusted', () => {
    expect(readAddress('?q=%E0%A4%A&product=<b>&page=1e9')).toMatchObject({product: '', pages: 1});
    expect(searchOf({query: 'a b'})).toBe('?q=a+b');
  });
});
