import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';
import fc from 'fast-check';
import Glossary from '../../../src/components/Glossary';
import {byLetter, matches} from '../../../src/components/Glossary/terms';
import ReferenceTable from '../../../src/components/ReferenceTable';
import Troubleshooter from '../../../src/components/Troubleshooter';
import {answersText} from '../../../src/components/Troubleshooter/answersText';
import {maxQueryLength} from '../../../src/config/search';
import {addressQuery, nearestPages} from '../../../src/components/shared/nearestPages';
import {parseRichText, plainText} from '../../../src/components/rich-text/parse';
import {typographic} from '../../../src/components/shared/typographic';
import type {ReferenceTableData, Tree} from '../../../src/data/types';
import {contractPages} from '../../support/build';
import {readYaml} from '../../support/readYaml';

// The build makes components of icons, Vitest addresses.
vi.mock('../../../src/components/icons/search.svg', () => ({default: 'svg'}));

const {tree, ...cases} = readYaml<{
  tree: Tree;
  summary: string;
  table: ReferenceTableData;
  richText: {text: string; parts: object[]};
  nearest: [address: string, suggestion: string][];
}>(__dirname, 'cases.yml');

describe('rich text', () => {
  it('supports code, bold text and links, and keeps HTML as text', () => {
    expect(parseRichText(cases.richText.text)).toEqual(cases.richText.parts);
    expect(plainText('a `b` **c**')).toBe('a b c');
  });

  it('preserves text without markup', () => {
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

  it('renders every step as a details element, so it works without JavaScript', () => {
    expect(html.match(/<details/g)).toHaveLength(4);
    for (const id of ['dark-power', 'dark-plug', 'dark-bulb', 'dark-new', 'dark-ask']) {
      expect(html).toContain(`id="${id}"`);
    }
    // The same `name` closes the other answers of a question.
    expect(html.match(/name="dark-power"/g)).toHaveLength(2);
    expect(html.match(/name="dark-bulb"/g)).toHaveLength(2);
  });

  it('renders questions as headings, one level below the heading of the tree', () => {
    const questions = [...html.matchAll(/role="heading" aria-level="(\d)">([^<]*)</g)];
    expect(questions.map(([, level, text]) => [level, text])).toEqual([
      ['3', 'Is it plugged in?'],
      ['3', 'Is the bulb whole?'],
    ]);
    expect(renderToStaticMarkup(<Troubleshooter tree={tree} level={2} />)).not.toContain(
      'aria-level="3"',
    );
  });

  it('summarises the answers for support, also if some are missing', () => {
    const summary = (...chosen: string[]): string =>
      answersText(tree, (id) => chosen.includes(id), 'https://site.example/a');
    expect(summary('bulb', 'new')).toBe(cases.summary);
    expect(summary('bulb')).toContain('Is the bulb whole?\n– not answered\n\n');
    expect(summary('bulb')).toMatch(/#dark-bulb$/);
  });

  it('links each fix to the next cause, and the last one to support', () => {
    const links = [...html.matchAll(/<a[^>]*href="([^"]+)"[^>]*>No, ([^<]+)</g)];
    expect(links.map(([, href, text]) => [href, text])).toEqual([
      ['#dark-bulb', 'what next?'],
      ['#dark-ask', 'what next?'],
      ['/handbook/support-articles/sending-status-report', 'contact support'],
    ]);
  });
});

describe('ReferenceTable', () => {
  const html = renderToStaticMarkup(<ReferenceTable table={cases.table} />);

  it.each(['<tr id="lamp-dim">', 'href="#lamp-dim"', 'data-label="Range"', '–'])(
    'renders an anchor for each row, a column name for each cell, and a dash for a missing one: %s',
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

  it('filters by all words of the term and definition, ignoring accents', () => {
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

  it('renders terms with their anchors', () => {
    const html = renderToStaticMarkup(<Glossary />);
    expect(html).toContain('id="universe"');
    expect(html).toContain('id="dmx512"');
    // Labelled sections would be landmarks, one for each letter.
    expect(html).not.toMatch(/<section[^>]* aria-label/);
  });
});

describe('nearest pages', () => {
  it.each(cases.nearest)('for %s include %s among the first three', (address, suggestion) => {
    expect(nearestPages(address, contractPages).slice(0, 3)).toContain(suggestion);
  });

  it('are empty for noise, and support invalid percent-encoding', () => {
    expect(nearestPages('/zzzzqqqq', contractPages)).toEqual([]);
    expect(nearestPages('/%E0%A4%A', contractPages)).toBeInstanceOf(Array);
  });

  it('use the words of the address as a search query', () => {
    expect(addressQuery('videosync/Basics/recording-output.html')).toBe(
      'videosync basics recording output',
    );
    expect(addressQuery('black%20output/%E0%A4%A')).toMatch(/^black/);
    expect(addressQuery(`${'long-'.repeat(40)}`).length).toBeLessThanOrEqual(maxQueryLength);
    expect(addressQuery('')).toBe('');
  });
});
