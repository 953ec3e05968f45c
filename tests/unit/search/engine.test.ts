import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {getPageAddress} from '../../../src/search/client/hits';
import {answer} from '../../../src/search/engine/answer';
import {collectTerms, getSentences, markAll, snippet} from '../../../src/search/engine/highlight';
import {SearchIndex} from '../../../src/search/engine/searchIndex';
import {fitQuery} from '../../../src/search/engine/limits';
import {rank} from '../../../src/search/engine/rank';
import {fold, forms, memoize, tokenize, words} from '../../../src/search/engine/tokens';
import type {SearchQuery, SearchResult} from '../../../src/search/engine/types';
import type {SearchRecord, SynonymGroup} from '../../../src/search/records/types';
import {createQuery, createRecords, markedText, records, treeRecords, vectors} from './samples';

const createIndex = (all: SearchRecord[], synonyms: SynonymGroup[] = []): SearchIndex =>
  new SearchIndex(synonyms).add(all);
const index = createIndex(records, [
  {words: ['luminaire', 'fixture']},
  {from: 'second hand', words: ['send']},
  {read: ['Lichter', 'écran partagé', 'VS'], as: 'fixtures'},
]);
/** IDs of the best record of each page. */
const addressesFor = (query: string, searchIndex = index): (string | undefined)[] =>
  rank(searchIndex, query).pages.map(({records: [best]}) => best?.objectID);
const search = (query: string, more: Partial<SearchQuery> = {}): SearchResult =>
  answer(index, createQuery(query, more));

describe('words', () => {
  it.each(Object.entries(vectors.words))('of %j', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it.each(Object.entries(vectors.compounds))(
    'have alternative spellings of compounds: %s',
    (text, also) => {
      expect(tokenize(text)[0]?.also.map(({word}) => word)).toEqual(also);
    },
  );

  it('are stemmed', () => {
    const stem = (word: string) => forms(word).at(-1);
    expect(['routing', 'merged', 'died', 'used'].map(stem)).toEqual(
      ['routes', 'merge', 'die', 'use'].map(stem),
    );
    expect(forms('2.1')).toEqual(['2.1']);
    for (const word of ['going', 'bus', 'gas', 'dying', 'tied']) {
      expect(stem(word)?.length).toBeGreaterThan(2);
    }
  });

  it('have correct offsets in any text', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme', maxLength: 60}), (text) => {
        for (const {start, end, word} of tokenize(text)) {
          expect(fold(text.slice(start, end))).toBe(word);
        }
      }),
    );
  });

  it('are memoised up to a limit', () => {
    const memoized = memoize((text) => [text]);
    const first = memoized('first');
    for (let count = 1; count < 12_000; count += 1) {
      memoized(String(count));
    }
    expect(memoized('first')).toBe(first);
    memoized('one too many');
    expect(memoized('first')).not.toBe(first);
  });
});

describe('ranking', () => {
  it.each(Object.entries(vectors.first))('%j finds %s first', (query, first) => {
    expect(addressesFor(query)[0]).toBe(first);
  });

  it.each(Object.entries(vectors.sites))(
    'ranks %s',
    (_, {pages, synonyms, results, queryWords}) => {
      const site = Object.entries(pages).flatMap(([address, {main, keywords = ''}]) =>
        createRecords(address, main, `<meta name=keywords content="${keywords}">`),
      );
      const siteIndex = createIndex(site, synonyms);
      for (const [query, addresses] of Object.entries(results ?? {})) {
        expect(addressesFor(query, siteIndex)).toEqual(addresses);
      }
      for (const [query, expected] of Object.entries(queryWords ?? {})) {
        expect(rank(siteIndex, query).queryWords.map(({word}) => word)).toEqual(expected);
      }
    },
  );

  it('returns the corrected query, and corrects nothing with isLiteral', () => {
    expect(rank(index, 'sypohn').correctedQuery).toBe('syphon');
    expect(rank(index, 'syphon').correctedQuery).toBeUndefined();
    expect(rank(index, 'sypohn', {isLiteral: true}).pages).toEqual([]);
  });

  it('only suggests a correction if other words of the query match', () => {
    const {correctedQuery, suggestedCorrection, pages} = rank(index, 'sypohn patch');
    expect([correctedQuery, suggestedCorrection]).toEqual([undefined, 'syphon patch']);
    expect(pages.length).toBeGreaterThan(1);
    // A word with two different letters is not a misspelling.
    const {queryWords} = rank(index, 'syfonn patch');
    expect(queryWords.find(({word}) => word === 'syfonn')?.hits.size).toBe(0);
    expect(rank(index, 'sypohn patch', {isLiteral: true}).suggestedCorrection).toBeUndefined();
  });

  it('never corrects a word with a digit', () => {
    for (const query of ['syphon3 patch', '2.12:1 patch', 'sypho3 patch']) {
      expect(rank(index, query)).toMatchObject({
        correctedQuery: undefined,
        suggestedCorrection: undefined,
      });
    }
    expect(rank(index, '51').pages).toEqual([]);
  });

  it.each(['wie hell', 'pourquoi hell'])(
    'ignores stop words, also of other languages: %s',
    (query) => {
      expect(rank(index, query).queryWords.map(({word}) => word)).toEqual(['hell']);
    },
  );

  it('ignores weak words in sentences only', () => {
    const wordsOf = (query: string) => rank(index, query).queryWords.map(({word}) => word);
    expect(wordsOf('even syphon')).toEqual(['even', 'syphon']);
    expect(wordsOf('syphon sends even because patch fields still send')).toEqual(
      expect.not.arrayContaining(['even', 'because', 'still']),
    );
  });

  it('never throws, and returns each page once, for any query', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({unit: 'grapheme', maxLength: 200}),
          fc.constantFrom('<b>', '.*', '__proto__', 'constructor', '\\', 'a'.repeat(10_000)),
          fc.constant('x y '.repeat(5000)),
        ),
        (query) => {
          const addresses = addressesFor(query);
          expect(new Set(addresses).size).toBe(addresses.length);
        },
      ),
    );
  });
});

describe('highlighting', () => {
  const termsIn = (query: string) => collectTerms(rank(index, query).queryWords);

  it.each(vectors.marks)('is $expected for $query', ({query, expected}) => {
    const text = expected.replace(/[[\]]/g, '');
    expect(markedText(markAll([text], termsIn(query))[0])).toBe(expected);
  });

  it('preserves the text', () => {
    const terms = termsIn('universe channels art-net');
    const piece = fc.oneof(fc.string(), fc.constantFrom('Universes', 'Art-Net ', ' channel'));
    fc.assert(
      fc.property(fc.array(piece), (parts) => {
        const [pieces = []] = markAll([parts.join('')], terms);
        expect(pieces.map(({text}) => text).join('')).toBe(parts.join(''));
      }),
    );
  });

  it('splits texts into sentences, without other lines', () => {
    expect(
      getSentences('One 2.5 m cable. Two! “Three?” Four.\n\tsudo make it.\nButton\nFive.'),
    ).toEqual([['One 2.5 m cable.', 'Two!', '“Three?”', 'Four.'], ['Five.']]);
  });

  it.each(vectors.snippets)('shows the sentence with the words: $expected', ({text, expected}) => {
    expect(markedText(snippet([text], termsIn('universe channels')))).toBe(expected);
  });

  it('truncates a long sentence', () => {
    const long = `Such ${'a long tale '.repeat(40)}with one universe at the end.`;
    expect(markedText(snippet([long], termsIn('universe')))).toMatch(
      /^Such a long .*one \[universe\]…$/,
    );
  });
});

describe('answers', () => {
  it('have marks, also for corrected words, and no empty level', () => {
    const {hits, correctedQuery} = search('sypohn');
    expect(correctedQuery).toBe('syphon');
    expect(markedText(hits[0]?.headings?.lvl1)).toBe('Spout and [Syphon]');
    expect(Object.keys(hits[0]?.headings ?? {})).toEqual(['lvl0', 'lvl1']);
  });

  it('have each page once, with up to three further sections', () => {
    const {hits, nbHits} = search('fixtures layout');
    expect(nbHits).toBe(hits.length);
    expect(new Set(hits.map(getPageAddress)).size).toBe(hits.length);
    for (const hit of hits) {
      const {sections = []} = hit;
      expect(sections.length).toBeLessThanOrEqual(3);
      expect(sections.every((one) => getPageAddress(one) === getPageAddress(hit))).toBe(true);
    }
    expect(hits.some(({sections}) => sections)).toBe(true);
  });

  it('have 20 or 40 pages, and no pages with much lower scores', () => {
    expect(search('')).toMatchObject({hits: [], nbHits: 0});
    const [first] = records as [SearchRecord];
    const manyPages = createIndex(
      Array.from({length: 60}, (_, position) => ({...first, objectID: `/p${position}`})),
    );
    const hits = (pages: number) => answer(manyPages, createQuery('syphon', {pages})).hits;
    expect([hits(1).length, hits(2).length, hits(3).length]).toEqual([20, 40, 40]);
    expect(hits(2).slice(0, 20)).toEqual(hits(1));
    expect(answer(manyPages, createQuery('syphon')).nbHits).toBe(40);
    expect(search('spout syphon').nbHits).toBeLessThan(rank(index, 'spout syphon').pages.length);
  });

  it('are first from the section that the reader is in, if others match equally', () => {
    const products = ['videosync', 'beam-for-live'];
    const both = createIndex(
      products.flatMap((product) =>
        createRecords(`/${product}/installation`, '<h1>Install it</h1>'),
      ),
    );
    const firstIn = (currentSection?: string) =>
      rank(both, 'install', {currentSection}).pages[0]?.page.section;
    expect([...products, undefined].map(firstIn)).toEqual([...products, 'videosync']);
  });

  it('are limited to the given product', () => {
    const {hits} = search('syphon', {product: 'release-notes'});
    expect(hits.map(({url}) => url)).toEqual([
      'https://docs.example/release-notes/videosync/2.1#2012',
    ]);
    expect(search('syphon', {product: 'nowhere'}).nbHits).toBe(0);
  });
});

describe('a page', () => {
  const page = createRecords(
    '/gels',
    '<h1>Filters for lamps</h1><p>Filters change light.<h2 id=warm>Warm</h2><p>A filter of straw warms daylight.<h2 id=cool>Cool</h2><p>Steel cools it.',
    '<meta name=keywords content="straw filters, filters straw daylight">',
  );
  const pageIndex = createIndex([...page, ...createRecords('/b', '<h1>Steel wool</h1><p>Wool.')]);
  const first = (query: string) => answer(pageIndex, createQuery(query)).hits[0]?.objectID;
  it('links to the section with more words of the query than its title and introduction', () => {
    expect(first('filters straw daylight')).toBe('/gels#warm');
    expect(first('filters for lamps')).toBe('/gels');
    expect(first('filters')).toBe('/gels');
  });
  it('is a partial match only if no page has all words of the query', () => {
    expect(answer(pageIndex, createQuery('steel wool')).hasNoFullMatch).toBe(false);
    expect(answer(pageIndex, createQuery('wool daylight')).hasNoFullMatch).toBe(true);
    expect(answer(pageIndex, createQuery('wool')).hasNoFullMatch).toBe(false);
  });
});

describe('the text of a result', () => {
  it.each(Object.entries(vectors.evidence))('is %s', (_, page) => {
    const {address = '/a', main = '', head = '', query, ...expected} = page;
    const text = `<h1>Loads</h1><p>A page about electricity at work.${main}`;
    const description = '<meta name=description content="What a circuit carries.">';
    const pageIndex = createIndex(createRecords(address, text, description + head));
    const hit = answer(pageIndex, createQuery(query)).hits[0];
    const sections = hit?.sections?.map((one) => `${one.objectID}: ${markedText(one.snippet)}`);
    expect({
      snippet: markedText(hit?.snippet),
      keyword: markedText(hit?.keyword),
      sections,
    }).toEqual(expected);
  });
});

describe('suggestions', () => {
  const tree = createIndex([...records, ...treeRecords]);
  it('are titles of pages, or else symptoms', () => {
    const suggested = (query: string, product = '') =>
      answer(tree, createQuery(query, {product})).suggestions;
    expect(suggested('syphon', 'nowhere')).toContain('Spout and Syphon');
    expect(suggested('🎛️')).toEqual(['No light at all']);
    expect(suggested('qxjkzvq')).toEqual(['No light at all']);
    expect(suggested('syphon')).toBeUndefined();
  });
});

describe('a query', () => {
  it.each(Object.entries(vectors.truncated))('%s is truncated at a word', (query, expected) => {
    expect(fitQuery(query)).toBe(expected);
  });

  it('is never longer than 100 characters', () => {
    fc.assert(
      fc.property(fc.string({maxLength: 200}), (text) => {
        expect(fitQuery(text).length).toBeLessThanOrEqual(100);
      }),
    );
  });
});
