import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import fc from 'fast-check';
import Glossary from '../../../src/components/Glossary';
import {byLetter, matches} from '../../../src/components/Glossary/terms';
import ReferenceTable from '../../../src/components/ReferenceTable';
import Troubleshooter from '../../../src/components/Troubleshooter';
import {answersText} from '../../../src/components/Troubleshooter/answersText';
import {addressQuery, nearestPages} from '../../../src/components/shared/nearestPages';
import {parseRichText, plainText} from '../../../src/components/rich-text/parse';
import {typographic} from '../../../src/components/shared/typographic';
import type {ReferenceTableData, Tree} from '../../../src/data/types';
import {contractPages} from '../../support/build';
import {readYaml} from '../../support/readYaml';

const {tree, ...cases} = readYaml<{
  tree: Tree;
  told: string;
  table: ReferenceTableData;
  richText: {text: string; parts: object[]};
  nearest: [asked: string, wanted: string][];
}>(__dirname, 'cases.yml');

describe('rich text', () => {
  it('knows code, bold and links, and leaves HTML alone', () => {
    expect(parseRichText(cases.richText.text)).toEqual(cases.richText.parts);
    expect(plainText('a `b` **c**')).toBe('a b c');
  });

  it('loses nothing of a text without marks', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !/[`*[\]]/.test(text)),
        (text) => {
          expect(plainText(text)).toBe(typographic(text));
        },
      ),
    );
  });
});

describe('Troubleshooter', () => {
  const html = renderToStaticMarkup(<Troubleshooter tree={tree} />);

  it('is complete without script: every step is there, in native disclosures', () => {
    expect(html.match(/<details/g)).toHaveLength(4);
    for (const id of ['dark-power', 'dark-plug', 'dark-bulb', 'dark-new', 'dark-ask']) {
      expect(html).toContain(`id="${id}"`);
    }
    // One answer of a question is open at a time.
    expect(html.match(/name="dark-power"/g)).toHaveLength(2);
    expect(html.match(/name="dark-bulb"/g)).toHaveLength(2);
  });

  it('asks in headings, one level below the heading above the tree', () => {
    const questions = [...html.matchAll(/role="heading" aria-level="(\d)">([^<]*)</g)];
    expect(questions.map(([, level, text]) => [level, text])).toEqual([
      ['3', 'Is it plugged in?'],
      ['3', 'Is the bulb whole?'],
    ]);
    expect(renderToStaticMarkup(<Troubleshooter tree={tree} level={2} />)).not.toContain(
      'aria-level="3"',
    );
  });

  it('tells support what was answered, as far as it went', () => {
    const summary = (...chosen: string[]): string =>
      answersText(tree, (id) => chosen.includes(id), 'https://site.example/a');
    expect(summary('bulb', 'new')).toBe(cases.told);
    expect(summary('bulb')).toContain('Is the bulb whole?\n– not answered\n\n');
    expect(summary('bulb')).toMatch(/#dark-bulb$/);
  });

  it('leads from each fix that did not help to the next cause, and from the last one to support', () => {
    const ways = [...html.matchAll(/<a[^>]*href="([^"]+)"[^>]*>No, ([^<]+)</g)];
    expect(ways.map(([, href, text]) => [href, text])).toEqual([
      ['#dark-bulb', 'what next?'],
      ['#dark-ask', 'what next?'],
      ['/handbook/support-articles/sending-status-report', 'contact support'],
    ]);
  });
});

describe('ReferenceTable', () => {
  const html = renderToStaticMarkup(<ReferenceTable table={cases.table} />);

  it.each(['<tr id="lamp-dim">', 'href="#lamp-dim"', 'data-label="Range"', '–'])(
    'gives every row an anchor, every cell its column and a missing one a dash: %s',
    (part) => {
      expect(html).toContain(part);
    },
  );
});

describe('Glossary', () => {
  it('sorts and groups by letter', () => {
    const terms = ['beta', 'Alpha', '16-bit', 'art'].map((term) => ({term, definition: '.'}));
    const groups = byLetter(Object.fromEntries(terms.map((term, index) => [`t${index}`, term])));
    expect(groups.map(({letter, terms}) => [letter, terms.map(({term}) => term)])).toEqual([
      ['0-9', ['16-bit']],
      ['A', ['Alpha', 'art']],
      ['B', ['beta']],
    ]);
  });

  it('filters by all words, also of the definition, whatever their accents', () => {
    const node = {
      term: 'Node',
      expansion: 'Art-Net node',
      definition: 'Makes DMX of a café’s network.',
    };
    expect(matches(node, '')).toBe(true);
    expect(matches(node, 'dmx NODE')).toBe(true);
    expect(matches(node, 'cafe')).toBe(true);
    expect(matches(node, 'dmx projector')).toBe(false);
  });

  it('shows each term of the list with its anchor', () => {
    const html = renderToStaticMarkup(<Glossary />);
    expect(html).toContain('id="universe"');
    expect(html).toContain('id="dmx512"');
    // A section with a name would be a landmark, one for each letter.
    expect(html).not.toMatch(/<section[^>]* aria-label/);
  });
});

describe('nearest pages', () => {
  it.each(cases.nearest)('%s suggests %s among the first three', (asked, wanted) => {
    expect(nearestPages(asked, contractPages).slice(0, 3)).toContain(wanted);
  });

  it('suggests nothing for noise, and does not fail on a stray percent sign', () => {
    expect(nearestPages('/zzzzqqqq', contractPages)).toEqual([]);
    expect(nearestPages('/%E0%A4%A', contractPages)).toBeInstanceOf(Array);
  });

  it('make a query of the words of the address', () => {
    expect(addressQuery('videosync/Basics/recording-output.html')).toBe(
      'videosync basics recording output',
    );
    expect(addressQuery('black%20output/%E0%A4%A')).toMatch(/^black/);
    expect(addressQuery(`${'long-'.repeat(40)}`).length).toBeLessThanOrEqual(64);
    expect(addressQuery('')).toBe('');
  });
});
