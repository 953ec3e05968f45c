import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {piecesOf} from '../../../src/search/client/hits';
import {answer} from '../../../src/search/engine/answer';
import {
  markText,
  rangesIn,
  sentencesOf,
  snippet,
  termsOf,
} from '../../../src/search/engine/highlight';
import {buildIndex} from '../../../src/search/engine/index';
import {fitQuery} from '../../../src/search/engine/limits';
import {rank} from '../../../src/search/engine/rank';
import {suggest} from '../../../src/search/engine/suggest';
import {fold, forms, tokenize, words} from '../../../src/search/engine/tokens';
import type {Ask, SearchResult} from '../../../src/search/engine/types';
import {escapeHtml} from '../../../src/shared/escape';
import {misspell, randomFrom} from '../../bench/search';
import {asking, records, recordsOf, treeRecords} from './samples';

const index = buildIndex(records, [
  {words: ['luminaire', 'fixture']},
  {from: 'second hand', words: ['send']},
  {read: ['Lichter', 'écran partagé', 'VS'], as: 'fixtures'},
]);
/** Ids of the best record of each page. */
const found = (query: string): string[] =>
  rank(index, query).pages.map(({records: [best = -1]}) => records[best]?.objectID ?? '');
const ask = (query: string, more: Partial<Ask> = {}): SearchResult =>
  answer(index, asking(query, more));

describe('words', () => {
  it.each([
    ['Café Ünïversé', ['cafe', 'universe']],
    ["Live's don't", ['live', 'dont']],
    ['2.0.12 and 16-bit', ['2.0.12', 'and', '16', 'bit']],
    ['🎛️ !? …', []],
    ['عالم 你好', ['عالم', '你好']],
    ['120 Ω, 120Ω, Straße', ['120', 'ohm', '120ohm', 'strasse']],
    ['0:1:3 at 01:00:00:00', ['0:1:3', 'at', '01:00:00:00']],
  ])('of %j', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it('have the other spellings of compounds', () => {
    const also = (text: string) => tokenize(text)[0]?.also.map(({word}) => word);
    expect(also('Art-Net')).toEqual(['artnet']);
    expect(also('LiveGrabber')).toEqual(['live', 'grabber']);
    expect(also('artNet2')).toEqual(['art', 'net', '2']);
    expect(also('16A')).toEqual(['16']);
    expect(also('16 A')).toEqual(['16a']);
    expect(also('16 and more')).toEqual([]);
  });

  it('lose their endings', () => {
    expect(forms('routing').at(-1)).toBe(forms('routes').at(-1));
    expect(forms('merged').at(-1)).toBe(forms('merge').at(-1));
    expect(forms('2.1')).toEqual(['2.1']);
  });

  it('stand where they say, whatever the text is', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme', maxLength: 60}), (text) => {
        for (const {start, end, word} of tokenize(text)) {
          expect(fold(text.slice(start, end))).toBe(word);
        }
      }),
    );
  });
});

describe('ranking', () => {
  it.each([
    ['syphon', '/videosync/basics/spout-syphon'],
    ['sypohn', '/videosync/basics/spout-syphon'],
    ['artnet', '/handbook/background/artnet-in-depth'],
    ['art net', '/handbook/background/artnet-in-depth'],
    ['Art-Net', '/handbook/background/artnet-in-depth'],
    ['live grabber', '/sync-tools/livegrabber/introduction'],
    ['livegraber', '/sync-tools/livegrabber/introduction'],
    ['fixturepatch', '/beam-for-live/application/fixture-patch'],
    ['luminaire patch', '/beam-for-live/application/fixture-patch'],
    ['universe num', '/handbook/background/artnet-in-depth#universe-numbers'],
    ['2.1', '/release-notes/videosync/2.1'],
    ['what is the unicast', '/handbook/background/artnet-in-depth#unicast'],
    ['obs', '/videosync/basics/spout-syphon'],
    ['syph*', '/videosync/basics/spout-syphon'],
    ['Lichter', '/beam-for-live/application/fixture-patch#add'],
    ['VS', '/beam-for-live/application/fixture-patch#add'],
    ['écran partagé', '/beam-for-live/application/fixture-patch#add'],
    ['second hand', '/videosync/basics/spout-syphon#send'],
    ['to', '/videosync/basics/spout-syphon'],
  ])('%j finds %s first', (query, first) => {
    expect(found(query)[0]).toBe(first);
  });

  it('finds every heading by its own words', () => {
    for (const record of records.filter(({kind}) => kind === 'heading')) {
      expect(found(record.hierarchy[record.type] ?? '')[0]).toBe(record.objectID);
    }
  });

  it('survives one typo in a long word', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('syphon', 'videosync', 'universe', 'fixture', 'glossary', 'unicast'),
        fc.integer(),
        (word, seed) => {
          expect(found(misspell(word, randomFrom(seed))).length).toBeGreaterThan(0);
        },
      ),
    );
  });

  it('ranks pages: each is found once', () => {
    const pages = found('universe fixture syphon').map((id) => id.replace(/#.*/, ''));
    expect(pages.length).toBeGreaterThan(2);
    expect(new Set(pages).size).toBe(pages.length);
  });

  it('puts a page first whose keyword is the query, the more alike the better', () => {
    const text = '<h1>Screens</h1><p>A screen that stays black for a while.';
    const pages = ['black screen after sleep', 'screen stays black', 'blue screen'].flatMap(
      (keyword, at) => recordsOf(`/${at}`, text, `<meta name=keywords content="${keyword}">`),
    );
    const ranked = (query: string) =>
      rank(buildIndex(pages, []), query).pages.map(({records: [best]}) => best);
    expect(ranked('the screen stays black')).toEqual([1, 0, 2]);
    expect(ranked('black screens after sleeping')[0]).toBe(0);
  });

  it('says what it guessed, and takes every word as it was typed when asked to', () => {
    expect(rank(index, 'sypohn patch').guessed).toBe('syphon patch');
    expect(rank(index, 'syphon').guessed).toBeUndefined();
    expect(rank(index, 'sypohn', {isLiteral: true}).pages).toEqual([]);
  });

  it('never throws and never finds a page twice, whatever is asked', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({unit: 'grapheme', maxLength: 200}),
          fc.constantFrom(
            '<b>',
            '.*',
            '__proto__',
            'constructor',
            '\\',
            'a'.repeat(10_000),
            'x y '.repeat(5000),
          ),
        ),
        (query) => {
          const all = found(query);
          expect(new Set(all).size).toBe(all.length);
        },
      ),
    );
  });
});

describe('highlighting', () => {
  const termsIn = (query: string) => termsOf(rank(index, query).slots);
  const marked = (text: string, query: string) =>
    markText(text, rangesIn([text], termsIn(query))[0] ?? []);

  it('escapes first, then marks', () => {
    expect(markText('a <b> & c', [{start: 2, end: 5, slot: 0}])).toBe(
      'a <mark>&lt;b&gt;</mark> &amp; c',
    );
  });

  it('puts one mark over a whole match', () => {
    expect(marked('How Art-Net works', 'art-net')).toBe('How <mark>Art-Net</mark> works');
    expect(marked('How Art-Net works', 'artnet')).toBe('How <mark>Art-Net</mark> works');
    expect(marked('The fixture patch', 'patch fixture')).toBe('The <mark>fixture patch</mark>');
  });

  it('leaves relatives alone where the word itself is there', () => {
    expect(marked('universe and universes', 'universe num')).not.toContain('num</mark>');
    expect(marked('Sending it', 'send')).toBe('<mark>Sending</mark> it');
  });

  it('shows the text again when it is taken apart, and nothing else', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme'}), fc.nat(), fc.nat(), (text, a, b) => {
        const start = text.length ? Math.min(a, b) % text.length : 0;
        const html = markText(text, [{start, end: Math.min(text.length, start + 3), slot: 0}]);
        expect(html.replace(/<\/?mark>/g, '')).not.toMatch(/[<>"']/);
        // A text that contains the words for marks is escaped, so it stays text.
        expect(
          piecesOf(html)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
    );
    expect(piecesOf('<img src=x><mark>a</mark><script>')).toEqual([
      {text: '<img src=x>', isMarked: false},
      {text: 'a', isMarked: true},
      {text: '<script>', isMarked: false},
    ]);
    expect(escapeHtml('"\'')).toBe('&quot;&#39;');
  });

  it('cuts texts into sentences, and leaves out what is none', () => {
    expect(
      sentencesOf('One 2.5 m cable. Two! “Three?” Four.\n\tsudo make it.\nButton\nFive.'),
    ).toEqual([['One 2.5 m cable.', 'Two!', '“Three?”', 'Four.'], ['Five.']]);
  });

  it('shows the sentence with the words, from its start', () => {
    const terms = termsIn('universe channels');
    const text =
      'Nothing here. The universe is large. A universe has channels. And more.\nUnrelated line.';
    expect(snippet([text], terms)).toBe(
      'A <mark>universe</mark> has <mark>channels</mark>. And more.',
    );
    expect(snippet([''], terms)).toBeUndefined();
    expect(snippet(['No word of it.'], terms)).toBe('No word of it.');
    const long = `Such ${'a long tale '.repeat(40)}with one universe at the end.`;
    expect(snippet([long], terms)).toMatch(/^Such a long .*one <mark>universe<\/mark>…$/);
  });
});

describe('answers', () => {
  it('carry marks, also for misspelt words, and no empty level', () => {
    const {hits, guessed} = ask('sypohn');
    expect(guessed).toBe('syphon');
    expect(hits[0]?._highlightResult?.hierarchy?.lvl1?.value).toBe('Spout and <mark>Syphon</mark>');
    expect(Object.keys(hits[0]?._highlightResult?.hierarchy ?? {})).toEqual(['lvl0', 'lvl1']);
  });

  it('escape what pages say', () => {
    const [hit] = ask('unicast receiver').hits;
    expect(hit?._snippetResult?.content?.value).toBe('One <mark>receiver</mark> &lt;only&gt;.');
  });

  it('have a page once, with up to three more of its sections', () => {
    const {hits, nbHits} = ask('fixture patch universe');
    expect(nbHits).toBe(hits.length);
    const pages = hits.map((hit) => hit.url_without_anchor);
    expect(new Set(pages).size).toBe(pages.length);
    for (const hit of hits) {
      const {sections = []} = hit;
      expect(sections.length).toBeLessThanOrEqual(3);
      expect(sections.every((one) => one.url_without_anchor === hit.url_without_anchor)).toBe(true);
    }
    expect(hits.some(({sections}) => sections)).toBe(true);
  });

  it('go on page by page, up to 40 pages, and stop where scores fall off', () => {
    expect(ask('')).toEqual({hits: [], nbHits: 0});
    const [first] = records;
    const many = Array.from({length: 60}, (_, at) => ({
      ...(first as (typeof records)[number]),
      objectID: `/p${at}`,
      url_without_anchor: `https://docs.example/p${at}`,
    }));
    const manyPages = buildIndex(many, []);
    const hits = (pages: number) => answer(manyPages, asking('syphon', {pages})).hits;
    expect([hits(1).length, hits(2).length, hits(3).length]).toEqual([20, 40, 40]);
    expect(hits(2).slice(0, 20)).toEqual(hits(1));
    expect(answer(manyPages, asking('syphon')).nbHits).toBe(40);
    expect(ask('spout syphon').nbHits).toBeLessThan(rank(index, 'spout syphon').pages.length);
  });

  it('stay in the part of the site that is asked for', () => {
    const {hits} = ask('syphon', {product: 'release-notes'});
    expect(hits.map(({section}) => section)).toEqual(['release-notes']);
    expect(ask('syphon', {product: 'nowhere'}).nbHits).toBe(0);
  });
});

describe('queries to try', () => {
  const tree = buildIndex([...records, ...treeRecords], []);
  it('are titles of pages, then symptoms; never words that only look alike', () => {
    expect(suggest(index, 'syphon')).toContain('Spout and Syphon');
    expect(suggest(tree, '🎛️')).toEqual(['No light at all']);
    expect(suggest(tree, 'qxjkzvq')).toEqual(['No light at all']);
  });
});

describe('a query', () => {
  it('that is too long is cut at a word', () => {
    expect(fitQuery('short')).toBe('short');
    expect(fitQuery('video '.repeat(20))).toBe('video '.repeat(10).trim());
    expect(fitQuery('x'.repeat(99))).toBe('x'.repeat(64));
    fc.assert(
      fc.property(fc.string({maxLength: 200}), (text) => {
        expect(text.startsWith(fitQuery(text))).toBe(true);
        expect(fitQuery(text).length).toBeLessThanOrEqual(64);
      }),
    );
  });
});
