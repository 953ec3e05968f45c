import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {piecesOf} from '../../../src/search/client/hits';
import type {SearchParams} from '../../../src/search/engine/types';
import {escapeHtml} from '../../../src/shared/escape';
import {markText, snippet} from '../../../src/search/engine/highlight';
import {buildIndex, IndexBuilder} from '../../../src/search/engine/index';
import {rank} from '../../../src/search/engine/rank';
import {respond} from '../../../src/search/engine/respond';
import {likeness, suggest} from '../../../src/search/engine/suggest';
import {synonymMap} from '../../../src/search/engine/synonyms';
import {fold, tokenize, words} from '../../../src/search/engine/tokens';
import {allowedEdits, forms, splitCompound} from '../../../src/search/engine/vocabulary';
import {misspell, randomFrom} from '../../../src/commands/bench/search/queries';
import {records} from './samples';

const index = buildIndex(records);
const synonyms = synonymMap([
  {words: ['luminaire', 'fixture']},
  {from: 'second hand', words: ['send']},
]);
const found = (query: string): string[] =>
  rank(index, synonyms, query).records.map((at) => records[at]?.objectID ?? '');
const ask = (params: SearchParams) => respond(index, synonyms, {indexName: 'x', params});

describe('words', () => {
  it.each([
    ['Café Ünïversé', ['cafe', 'universe']],
    ["Live's don't", ['live', 'dont']],
    ['2.0.12 and 16-bit', ['2.0.12', 'and', '16', 'bit']],
    ['🎛️ !? …', []],
    ['عالم 你好', ['عالم', '你好']],
  ])('of %j', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it('have the other spellings of compounds', () => {
    expect(tokenize('Art-Net')[0]?.also).toContain('artnet');
    expect(tokenize('LiveGrabber')[0]?.also).toEqual(['live', 'grabber']);
    expect(tokenize('DMX512')[0]?.also).toEqual(['dmx', '512']);
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

  it('never throws and never finds a record twice, whatever is asked', () => {
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

  it('is the same in steps as in one go', () => {
    const builder = new IndexBuilder(records);
    while (builder.add(1)) {}
    expect(rank(builder.finish(), synonyms, 'universe').records).toEqual(
      rank(index, synonyms, 'universe').records,
    );
  });

  it('can leave keywords out', () => {
    expect(
      rank(buildIndex(records, {withoutKeywords: true}), synonyms, 'OBS').records,
    ).not.toContain(0);
  });

  it('counts fewer edits in short words', () => {
    expect([3, 4, 7, 8].map(allowedEdits)).toEqual([0, 1, 1, 2]);
    expect(forms('routing')).toContain('route');
    expect(forms('merge')).toEqual(expect.arrayContaining(['merged', 'merging']));
    expect(forms('art')).toEqual([]);
  });
});

describe('highlighting', () => {
  it('escapes first, then marks', () => {
    expect(markText('a <b> & c', [{start: 2, end: 5}])).toBe('a <mark>&lt;b&gt;</mark> &amp; c');
  });

  it('shows the text again when it is taken apart, and nothing else', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme'}), fc.nat(), fc.nat(), (text, a, b) => {
        const start = text.length ? Math.min(a, b) % text.length : 0;
        const ranges = [{start, end: Math.min(text.length, start + 3)}];
        const html = markText(text, ranges);
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

  it('cuts a long text around what was found', () => {
    const text = `${'before '.repeat(40)}needle ${'after '.repeat(40)}`.trim();
    const start = text.indexOf('needle');
    const made = snippet(text, [{start, end: start + 6}], 10);
    expect(made).toMatch(/^…(?:before )+<mark>needle<\/mark>(?: after)+…$/);
    expect(words(made.replace(/<\/?mark>/g, ''))).toHaveLength(10);
  });
});

describe('answers in the form of the hosted service', () => {
  it('carry marks, also for misspelt words, and no empty level', () => {
    const [hit] = ask({query: 'sypohn'}).hits;
    expect(hit?._highlightResult?.hierarchy?.lvl1?.value).toBe('Spout and <mark>Syphon</mark>');
    expect(Object.keys(hit?._highlightResult?.hierarchy ?? {})).toEqual(['lvl0', 'lvl1']);
  });

  it('escape what pages say', () => {
    const [hit] = ask({query: 'unicast receiver'}).hits;
    expect(hit?._snippetResult?.content?.value).toBe('One <mark>receiver</mark> &lt;only&gt;.');
  });

  it('echo the query, count, and go on page by page', () => {
    const all = ask({query: 'videosync', hitsPerPage: 100});
    expect(all).toMatchObject({query: 'videosync', page: 0, nbPages: 1, exhaustiveNbHits: true});
    const pages = Array.from(
      {length: all.nbHits},
      (_, page) => ask({query: 'videosync', hitsPerPage: 1, page}).hits[0]?.objectID,
    );
    expect(new Set(pages)).toEqual(new Set(all.hits.map(({objectID}) => objectID)));
    expect(ask({query: '', hitsPerPage: 20})).toMatchObject({hits: [], nbHits: 0});
    expect(
      ask({query: 'videosync', hitsPerPage: Number.NaN, page: -3}).hits.length,
    ).toBeGreaterThan(0);
  });

  it('honour filters and count facets', () => {
    const {hits, facets} = ask({
      query: 'syphon',
      facetFilters: ['section:release-notes'],
      facets: ['section'],
    });
    expect(hits.map(({section}) => section)).toEqual(hits.map(() => 'release-notes'));
    expect(facets).toEqual({section: {'release-notes': hits.length}});
    expect(ask({query: 'syphon', facetFilters: ['language:de']}).nbHits).toBe(0);
  });
});

describe('words to try', () => {
  it('are words of headings that resemble the query, as they are written', () => {
    expect(suggest(index, 'syphoxyz')).toContain('Syphon');
    expect(suggest(index, '🎛️')).toEqual(expect.arrayContaining(['Videosync']));
  });

  it('are alike by their letters', () => {
    expect(likeness('abc', 'abc')).toBe(1);
    expect(likeness('abc', 'xyz')).toBe(0);
  });
});

describe('what was typed is a heading', () => {
  const titled = (kind: 'heading' | 'row' | 'term', title: string): string | undefined => {
    const first = records[rank(index, synonyms, title).records[0] ?? -1];
    return first?.kind === kind ? first.url : undefined;
  };

  it('and its page in front or behind', () => {
    const both = found('unicast art-net in depth');
    expect(both[0]).toBe(found('art-net in depth unicast')[0]);
    expect(records.find(({objectID}) => objectID === both[0])?.url).toMatch(/#unicast$/);
  });

  it('so it comes before a definition and a row of that name', () => {
    expect(titled('heading', 'Spout and Syphon')).toMatch(/spout-syphon/);
    expect(titled('row', 'Address')).toMatch(/#f-address$/);
  });
});

describe('words written as one', () => {
  it('are split where both halves are known, the commoner pair first', () => {
    const [left, right] = splitCompound(index.vocabulary, 'fixturepatch') ?? [];
    expect([left?.term, right?.term]).toEqual(['fixture', 'patch']);
    expect(splitCompound(index.vocabulary, 'xylophone')).toBeUndefined();
  });

  it('have no other forms when too short or a number', () => {
    expect(forms('bed')).toEqual([]);
    expect(forms('16bit')).toEqual([]);
    expect(forms('used')).toEqual([]);
    expect(forms('universe')).toContain('universes');
  });
});
