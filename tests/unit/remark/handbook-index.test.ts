import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {buildIndex, type IndexedPage} from '../../../src/remark/handbookIndex';
import {keepHeadings} from '../../../src/remark/headings';
import {readYaml} from '../../support/readYaml';

const cases = readYaml<{
  sorted: [heading: string, text: string][];
  excluded: string[];
  lines: string[];
}>(__dirname, 'handbook-index.yml');

const page = (title: string, ...sections: string[]): IndexedPage => ({
  address: `/handbook/group/${title.toLowerCase()}`,
  title,
  headings: sections.map((text) => ({depth: 2, text, anchor: text.toLowerCase()})),
});

const getLines = (pages: IndexedPage[], glossary = {}): string[] =>
  buildIndex(pages, glossary).flatMap(([letter, subjects]) =>
    subjects.flatMap(({text, places}) =>
      places.map(({to, on}) => [letter, text, to, on].filter(Boolean).join(' | ')),
    ),
  );

describe('the index', () => {
  it('sorts pages, sections and terms together', () => {
    const glossary = {rdm: {term: 'RDM', expansion: 'Remote Device Management', definition: 'x'}};
    const cables = page('Cables', 'The terminator', '8-bit values', 'Éclat');
    expect(getLines([cables], glossary)).toEqual(cases.lines);
  });

  it.each(cases.sorted)('lists %s as %s', (heading, text) => {
    expect(buildIndex([page(heading)], {})[0]?.[1][0]?.text).toBe(text);
  });

  it('has each subject once, with all places, whatever the case', () => {
    const index = buildIndex([page('Cables', 'Earth'), page('Power', 'earth')], {});
    expect(index[1]).toEqual([
      'E',
      [
        {
          text: 'earth',
          places: [
            {to: '/handbook/group/power#earth', on: 'Power'},
            {to: '/handbook/group/cables#earth', on: 'Cables'},
          ],
        },
      ],
    ]);
  });

  it('reads headings outside code', () => {
    const code = ['```text', '## Comment', '```'];
    const lines = ['## Cables {/* #cable */}', 'Text', ...code, ' ### HDMI', 'A #tag', '#5'];
    expect(keepHeadings(lines.join('\n'))).toBe('## Cables {/* #cable */}\n\n ### HDMI');
  });

  it('excludes generic headings', () => {
    expect(getLines([page('Cables', ...cases.excluded)])).toHaveLength(1);
    expect(getLines([page('Cables', 'Check before doors', 'Inputs')])).toHaveLength(3);
  });

  it('excludes deeper headings, and all headings of overview pages', () => {
    const deep = {...page('Cables'), headings: [{depth: 3 as const, text: 'HDMI', anchor: 'hdmi'}]};
    const overview = {...page('Tools', 'At the node'), address: '/handbook/tools'};
    expect(getLines([deep, overview])).toEqual([
      'C | Cables | /handbook/group/cables',
      'T | Tools | /handbook/tools',
    ]);
  });

  it('includes all titles, and each letter once', () => {
    fc.assert(
      fc.property(fc.array(fc.string({minLength: 1})), (titles) => {
        const index = buildIndex(
          titles.map((title) => page(title)),
          {},
        );
        const subjects = index.flatMap(([, all]) => all);
        expect(subjects.flatMap(({places}) => places)).toHaveLength(titles.length);
        const letters = index.map(([letter]) => letter);
        expect(new Set(letters).size).toBe(letters.length);
        expect(letters.filter((letter) => !/^(?:[A-Z]|0–9)$/.test(letter))).toEqual([]);
      }),
    );
  });
});

describe('the introduction of the handbook', () => {
  const folder = path.resolve('docs/handbook');
  // Other pages list the calculators, simulators and test bench pages.
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter(
      (file) =>
        file.endsWith('.mdx') && !/^introduction|^(?:tools|test-bench|explorers)\/./.test(file),
    );
  const introduction = readFileSync(path.join(folder, 'introduction.mdx'), 'utf8');

  it('links to every page', () => {
    const names = [...files, 'tools', 'test-bench', 'explorers'].map((file) =>
      file.replace(/\.mdx$/, ''),
    );
    expect(names.filter((name) => !introduction.includes(`(/handbook/${name})`))).toEqual([]);
  });

  it('has correct reading times, at 200 words per minute', () => {
    const times = [...introduction.matchAll(/\(\/handbook\/([\w/-]+)\)(?:,| \|) (\d+)\smin/g)];
    expect(times.length).toBeGreaterThan(40);
    const mismatches = times.flatMap(([, address, minutes]) => {
      const text = readFileSync(path.join(folder, `${address}.mdx`), 'utf8');
      const words = text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
      return Math.abs(words / 200 - Number(minutes)) > 2
        ? [`${address}: ${words} words, ${minutes} min`]
        : [];
    });
    expect(mismatches).toEqual([]);
  });
});
