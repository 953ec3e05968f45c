import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {pageOf} from '../../../src/search/client/hits';
import {answer} from '../../../src/search/engine/answer';
import {markAll, sentencesOf, snippet, termsOf} from '../../../src/search/engine/highlight';
import {SearchIndex} from '../../../src/search/engine/searchIndex';
import {fitQuery} from '../../../src/search/engine/limits';
import {rank} from '../../../src/search/engine/rank';
import {fold, forms, memoize, tokenize, words} from '../../../src/search/engine/tokens';
import type {Piece, SearchQuery, SearchResult} from '../../../src/search/engine/types';
import type {SearchRecord, SynonymGroup} from '../../../src/search/records/types';
import {asking, records, recordsOf, treeRecords} from './samples';

const indexOf = (all: SearchRecord[], synonyms: SynonymGroup[] = []): SearchIndex =>
  new SearchIndex(synonyms).add(all);
const index = indexOf(records, [
  {words: ['luminaire', 'fixture']},
  {from: 'second hand', words: ['send']},
  {read: ['Lichter', 'écran partagé', 'VS'], as: 'fixtures'},
]);
/** Ids of the best record of each page. */
const found = (query: string, among = index): (string | undefined)[] =>
  rank(among, query).pages.map(({records: [best]}) => best?.objectID);
/** A page with keywords. */
const withKeywords = (path: string, text: string, keywords: string): SearchRecord[] =>
  recordsOf(path, text, `<meta name=keywords content="${keywords}">`);
/** A text with signs around what is marked. */
const shown = (pieces: Piece[] | undefined): string | undefined =>
  pieces?.map(({text, isMarked}) => (isMarked ? `[${text}]` : text)).join('');
const ask = (query: string, more: Partial<SearchQuery> = {}): SearchResult =>
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

  it.each([
    ['Art-Net', ['artnet']],
    ['LiveGrabber', ['live', 'grabber']],
    ['artNet2', ['art', 'net']],
    ['F8', []],
    ['30 fps', []],
    ['16A', ['16']],
    ['16 A', ['16a']],
    ['16 and more', []],
  ])('have the other spellings of compounds: %s', (text, also) => {
    expect(tokenize(text)[0]?.also.map(({word}) => word)).toEqual(also);
  });

  it('lose their endings', () => {
    const stem = (word: string) => forms(word).at(-1);
    expect(['routing', 'merged', 'died', 'used'].map(stem)).toEqual(
      ['routes', 'merge', 'die', 'use'].map(stem),
    );
    expect(forms('2.1')).toEqual(['2.1']);
    for (const word of ['going', 'bus', 'gas', 'dying', 'tied']) {
      expect(stem(word)?.length).toBeGreaterThan(2);
    }
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

  it('are remembered, and forgotten when there are too many', () => {
    const kept = memoize((text) => [text]);
    const first = kept('first');
    for (let count = 1; count < 12_000; count += 1) {
      kept(String(count));
    }
    expect(kept('first')).toBe(first);
    kept('one too many');
    expect(kept('first')).not.toBe(first);
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
    ['univrese numbers', '/handbook/background/artnet-in-depth#universe-numbers'],
    ['syphon3', '/videosync/basics/spout-syphon'],
  ])('%j finds %s first', (query, first) => {
    expect(found(query)[0]).toBe(first);
  });

  it('puts a page first whose keyword is the query, the more alike the better', () => {
    const text = '<h1>Screens</h1><p>A screen that stays black for a while.';
    const pages = indexOf([
      ...withKeywords('/a', text, 'black screen after sleep'),
      ...withKeywords('/b', text, 'screen stays black'),
      ...withKeywords('/c', text, 'blue screen'),
    ]);
    expect(found('the screen stays black', pages)).toEqual(['/b', '/a', '/c']);
    expect(found('black screens after sleeping', pages)[0]).toBe('/a');
  });

  it('says what it guessed, and takes every word as it was typed when asked to', () => {
    expect(rank(index, 'sypohn').guessed).toBe('syphon');
    expect(rank(index, 'syphon').guessed).toBeUndefined();
    expect(rank(index, 'sypohn', {isLiteral: true}).pages).toEqual([]);
  });

  it('offers a guess beside words that it finds: it may be another word', () => {
    const {guessed, offered, pages} = rank(index, 'sypohn patch');
    expect([guessed, offered]).toEqual([undefined, 'syphon patch']);
    expect(pages.length).toBeGreaterThan(1);
    // Two letters make another word.
    const {slots} = rank(index, 'syfonn patch');
    expect(slots.find(({word}) => word === 'syfonn')?.hits.size).toBe(0);
    expect(rank(index, 'sypohn patch', {isLiteral: true}).offered).toBeUndefined();
  });

  it('puts the way to a page before all', () => {
    const pages = indexOf([
      ...withKeywords('/a', '<h1>The price</h1><p>A price is a price.', 'prices of old'),
      ...withKeywords('/b', '<h1>Terms</h1><p>What binds you.', 'price, slow motion'),
      ...withKeywords('/c', '<h1>Motion</h1><p>Slow motion in slow steps.', 'movement'),
    ]);
    expect(found('price', pages)[0]).toBe('/b');
    expect(found('steps', pages)[0]).toBe('/c');
  });

  it('never guesses a word with a digit', () => {
    for (const query of ['syphon3 patch', '2.12:1 patch', 'sypho3 patch']) {
      expect(rank(index, query)).toMatchObject({guessed: undefined, offered: undefined});
    }
    expect(rank(index, '51').pages).toEqual([]);
  });

  it('takes a number with a unit of one or two letters as one word, and with no other', () => {
    const pages = indexOf(recordsOf('/a', '<h1>Fuse of 16A</h1><p>30fps.'));
    expect(rank(pages, '16 A').slots.map(({word}) => word)).toEqual(['16a']);
    expect(rank(pages, '30 fps').slots.map(({word}) => word)).toEqual(['30', 'fps']);
  });

  it('keeps a word of another language as a synonym where a page has it as a keyword', () => {
    const pages = [
      ...withKeywords('/a', '<h1>Shops</h1>', 'Beamer'),
      ...recordsOf('/b', '<h1>Projectors</h1><p>Their distance.'),
    ];
    const synonyms = [{read: ['Beamer'], as: 'projector'}];
    expect(found('Beamer distance', indexOf(pages, synonyms))).toEqual(['/b', '/a']);
  });

  it.each(['wie hell', 'pourquoi hell'])(
    'drops small words, also of other languages: %s',
    (query) => {
      expect(rank(index, query).slots.map(({word}) => word)).toEqual(['hell']);
    },
  );

  it('never throws and never finds a page twice, whatever is asked', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({unit: 'grapheme', maxLength: 200}),
          fc.constantFrom('<b>', '.*', '__proto__', 'constructor', '\\', 'a'.repeat(10_000)),
          fc.constant('x y '.repeat(5000)),
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
  const marked = (text: string, query: string) => shown(markAll([text], termsIn(query))[0]);

  it('puts one mark over a whole match', () => {
    expect(marked('How Art-Net works', 'art-net')).toBe('How [Art-Net] works');
    expect(marked('How Art-Net works', 'artnet')).toBe('How [Art-Net] works');
    expect(marked('The fixture patch', 'patch fixture')).toBe('The [fixture patch]');
  });

  it('leaves relatives alone where the word itself is there', () => {
    expect(marked('universe and universes', 'universe num')).not.toContain('num]');
    expect(marked('Sending it', 'send')).toBe('[Sending] it');
  });

  it('shows the whole text, and nothing else', () => {
    const terms = termsIn('universe channels art-net');
    const piece = fc.oneof(fc.string(), fc.constantFrom('Universes', 'Art-Net ', ' channel'));
    fc.assert(
      fc.property(fc.array(piece), (parts) => {
        const [pieces = []] = markAll([parts.join('')], terms);
        expect(pieces.map(({text}) => text).join('')).toBe(parts.join(''));
      }),
    );
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
    expect(shown(snippet([text], terms))).toBe('A [universe] has [channels]. And more.');
    expect(snippet([''], terms)).toBeUndefined();
    expect(shown(snippet(['No word of it.'], terms))).toBe('No word of it.');
    const long = `Such ${'a long tale '.repeat(40)}with one universe at the end.`;
    expect(shown(snippet([long], terms))).toMatch(/^Such a long .*one \[universe\]…$/);
  });
});

describe('answers', () => {
  it('carry marks, also for misspelt words, and no empty level', () => {
    const {hits, guessed} = ask('sypohn');
    expect(guessed).toBe('syphon');
    expect(shown(hits[0]?.headings?.lvl1)).toBe('Spout and [Syphon]');
    expect(Object.keys(hits[0]?.headings ?? {})).toEqual(['lvl0', 'lvl1']);
  });

  it('have a page once, with up to three more of its sections', () => {
    const {hits, nbHits} = ask('fixtures layout');
    expect(nbHits).toBe(hits.length);
    expect(new Set(hits.map(pageOf)).size).toBe(hits.length);
    for (const hit of hits) {
      const {sections = []} = hit;
      expect(sections.length).toBeLessThanOrEqual(3);
      expect(sections.every((one) => pageOf(one) === pageOf(hit))).toBe(true);
    }
    expect(hits.some(({sections}) => sections)).toBe(true);
  });

  it('go on page by page, up to 40 pages, and stop where scores fall off', () => {
    expect(ask('')).toMatchObject({hits: [], nbHits: 0});
    const [first] = records as [SearchRecord];
    const manyPages = indexOf(
      Array.from({length: 60}, (_, at) => ({...first, objectID: `/p${at}`})),
    );
    const hits = (pages: number) => answer(manyPages, asking('syphon', {pages})).hits;
    expect([hits(1).length, hits(2).length, hits(3).length]).toEqual([20, 40, 40]);
    expect(hits(2).slice(0, 20)).toEqual(hits(1));
    expect(answer(manyPages, asking('syphon')).nbHits).toBe(40);
    expect(ask('spout syphon').nbHits).toBeLessThan(rank(index, 'spout syphon').pages.length);
  });

  it('stay in the part of the site that is asked for', () => {
    const {hits} = ask('syphon', {product: 'release-notes'});
    expect(hits.map(({url}) => url)).toEqual([
      'https://docs.example/release-notes/videosync/2.1#2012',
    ]);
    expect(ask('syphon', {product: 'nowhere'}).nbHits).toBe(0);
  });
});

describe('evidence', () => {
  const page = (path: string, body: string, head = '') =>
    recordsOf(path, `<h1>Loads</h1><p>A page about electricity at work.${body}`, head);
  const description = '<meta name=description content="What a circuit carries.">';
  const first = (pages: ReturnType<typeof page>, query: string) =>
    answer(indexOf(pages), asking(query)).hits[0];

  it('is the best section that has a word of the query, not the first sentence of the page', () => {
    const hit = first(
      page('/a', '<h2 id=b>More</h2><p>Nothing. A kettle takes it all.'),
      'loads kettle',
    );
    expect(shown(hit?.snippet)).toBe('A [kettle] takes it all.');
  });

  it('is the description with the keyword, where only a keyword has a word of the query', () => {
    const keywords = '<meta name=keywords content="tripped breaker,fuse box">';
    const hit = first(page('/a', '', description + keywords), 'tripped');
    expect(shown(hit?.snippet)).toBe('What a circuit carries.');
    expect(shown(hit?.keyword)).toBe('[tripped] breaker');
  });

  it('is the row that has the number as a whole, never the caption', () => {
    const table =
      '<h2 id=b>Fuses</h2><table><caption>What fuse F8 and each other fuse carries.</caption>' +
      '<thead><tr><th>Fuse<th>At 230 V<tbody><tr><td>F8 7:1<td>Nothing<tr><td>8 A<td>1840 W</table>';
    const hit = first(page('/a', table), 'fuse 8');
    expect(shown(hit?.snippet)).toBe('[Fuse], [8] A: 1840 W.');
  });

  it('of a calculator is its description', () => {
    const formula = '<h2 id=f>Formula</h2><p>The kettle is P divided by U.';
    const hit = first(page('/handbook/tools/power', formula, description), 'kettle');
    expect(shown(hit?.snippet)).toBe('What a circuit carries.');
  });

  it('of a further section is its heading, else its text; one without a word is not shown', () => {
    const sections =
      '<h2 id=a>The kettle</h2><p>A kettle, a kettle.<h2 id=b>Troubleshooting</h2>' +
      '<p>The kettle is cold.<h2 id=c>Worked example</h2><p>Nothing.';
    const all = first(page('/a', sections), 'kettle');
    expect(all?.sections?.map(({objectID, snippet: text}) => [objectID, shown(text)])).toEqual([
      ['/a#b', 'The [kettle] is cold.'],
    ]);
  });
});

describe('queries to try', () => {
  const tree = indexOf([...records, ...treeRecords]);
  it('are titles of pages, then symptoms; never words that only look alike', () => {
    const suggested = (query: string, product = '') =>
      answer(tree, asking(query, {product})).suggestions;
    expect(suggested('syphon', 'nowhere')).toContain('Spout and Syphon');
    expect(suggested('🎛️')).toEqual(['No light at all']);
    expect(suggested('qxjkzvq')).toEqual(['No light at all']);
    expect(suggested('syphon')).toBeUndefined();
  });
});

describe('a query', () => {
  it('that is too long is cut at a word', () => {
    expect(fitQuery('short')).toBe('short');
    expect(fitQuery('video '.repeat(20))).toBe('video '.repeat(10).trim());
    expect(
      fitQuery('what can I do about a projector that is black when I open the laptop on stage'),
    ).toBe('projector black open laptop stage');
    expect(fitQuery('x'.repeat(99))).toBe('x'.repeat(64));
    fc.assert(
      fc.property(fc.string({maxLength: 200}), (text) => {
        expect(fitQuery(text).length).toBeLessThanOrEqual(64);
      }),
    );
  });
});
