import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {compile} from '@mdx-js/mdx';
import fc from 'fast-check';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import handbookIndex, {
  indexOf,
  inverted,
  type IndexedPage,
} from '../../../src/remark/handbookIndex';
import {folderOf} from '../../support/folderOf';

const page = (title: string, ...sections: string[]): IndexedPage => ({
  address: `/handbook/group/${title.toLowerCase()}`,
  title,
  headings: sections.map((text) => ({depth: 2, text, anchor: text.toLowerCase()})),
});

const linesOf = (pages: IndexedPage[], glossary = {}): string[] =>
  indexOf(pages, glossary).flatMap(({letter, entries}) =>
    entries.map(({text, to, on}) => [letter, text, to, on].filter(Boolean).join(' | ')),
  );

describe('a heading in the index', () => {
  it.each([
    ['The terminator', 'Terminator'],
    ['A cable carries a conversation', 'Cable carries a conversation'],
    ['An order of tests', 'Order of tests'],
    ['How to test a line', 'Test a line, how to'],
    ['Theatre lights', 'Theatre lights'],
    ['sACN in depth', 'sACN in depth'],
    ['A', 'A'],
  ])('%s is found under %s', (heading, text) => {
    expect(inverted(heading)).toBe(text);
  });
});

describe('the index', () => {
  it('has pages, sections and terms in one order', () => {
    const glossary = {rdm: {term: 'RDM', expansion: 'Remote Device Management', definition: 'x'}};
    expect(linesOf([page('Cables', 'The terminator', '8-bit values', 'Éclat')], glossary)).toEqual([
      '0–9 | 8-bit values | /handbook/group/cables#8-bit values | Cables',
      'C | Cables | /handbook/group/cables',
      'E | Éclat | /handbook/group/cables#éclat | Cables',
      'R | RDM | /handbook/glossary#rdm | Glossary',
      'R | Remote Device Management (RDM) | /handbook/glossary#rdm | Glossary',
      'T | Terminator | /handbook/group/cables#the terminator | Cables',
    ]);
  });

  it('leaves out headings that name no subject', () => {
    const headings = [
      ...['Where to go next', 'Check the result', 'When it fails', 'When it doesn’t work'],
      ...['Troubleshooting', 'Check that it works', 'Standard and limits', 'Worked example'],
      ...['Worked example: one song', 'Worked example, two venues'],
    ];
    expect(linesOf([page('Cables', ...headings)])).toHaveLength(1);
    expect(linesOf([page('Cables', 'Check before doors', 'When it is worth it')])).toHaveLength(3);
  });

  it('takes no deeper headings, and only the title of an overview', () => {
    const deep = {...page('Cables'), headings: [{depth: 3 as const, text: 'HDMI', anchor: 'hdmi'}]};
    const overview = {...page('Tools', 'At the node'), address: '/handbook/tools'};
    expect(linesOf([deep, overview])).toEqual([
      'C | Cables | /handbook/group/cables',
      'T | Tools | /handbook/tools',
    ]);
  });

  it('loses nothing, and puts each entry under its letter once, whatever the words', () => {
    fc.assert(
      fc.property(fc.array(fc.string({minLength: 1})), (titles) => {
        const letters = indexOf(
          titles.map((title) => page(title)),
          {},
        );
        expect(letters.flatMap(({entries}) => entries)).toHaveLength(titles.length);
        expect(new Set(letters.map(({id}) => id)).size).toBe(letters.length);
        for (const {letter, id} of letters) {
          expect([letter, id].join()).toMatch(/^(?:[A-Z],letter-[a-z]|0–9,letter-0-9)$/);
        }
      }),
    );
  });
});

describe('the element', () => {
  const folder = 'docs/handbook/light';
  const siteDir = folderOf({
    [`${folder}/cables.mdx`]:
      '---\ntitle: Cables\n---\n\n## Levels `dB`\n\n## New words {/* #old */}\n\n## Levels `dB`\n',
    [`${folder}/draft.mdx`]: '---\ntitle: Unfinished\ndraft: true\n---\n',
    [`${folder}/_part.mdx`]: '## Part of a page\n',
  });

  const compiled = async (value: string, isPreview = false): Promise<string> => {
    const file = new VFile({path: path.join(siteDir, folder, 'index-page.mdx'), value});
    const remarkPlugins = [[handbookIndex, {siteDir, glossary: {}, isPreview}]] as never;
    return String(await compile(file, {jsx: true, remarkPlugins}));
  };

  it('becomes headings and links with the anchors of the pages', async () => {
    const code = await compiled('Text.\n\n<HandbookIndex />\n');
    expect(code).not.toContain('HandbookIndex');
    expect(code).toContain('<_components.div className="handbook-index" data-search-exclude="">');
    expect(code).toContain('<_components.h2 id="letter-l">{"L"}</_components.h2>');
    expect(code).toContain('href="/handbook/light/cables"><_components.strong>{"Cables"}');
    expect(code).toContain('href="/handbook/light/cables#levels-db-1">');
    expect(code).toContain(
      'href="/handbook/light/cables#old">{"New words "}<_components.small>{"Cables"}',
    );
    expect(code).not.toMatch(/Unfinished|Part of a page/);
  });

  it('makes the page depend on the others in the preview', async () => {
    expect(await compiled('<HandbookIndex />', true)).toContain(
      'import "@site/docs/handbook/light/cables.mdx"',
    );
    expect(await compiled('<HandbookIndex />')).not.toContain('import');
    expect(await compiled('## Other', true)).not.toMatch(/import|handbook-index/);
  });
});

describe("the handbook's map", () => {
  const folder = path.resolve('docs/handbook');
  // The gallery lists the tools, and the overviews of explorers and test bench what is theirs.
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter(
      (file) =>
        file.endsWith('.mdx') && !/^introduction|^(?:tools|test-bench|explorers)\/./.test(file),
    );
  const map = readFileSync(path.join(folder, 'introduction.mdx'), 'utf8');

  it('names every page', () => {
    const left = files.filter((file) => !map.includes(`(/handbook/${file.replace(/\.mdx$/, '')})`));
    expect(left).toEqual([]);
    expect(map).toContain('(/handbook/tools)');
    expect(map).toContain('(/handbook/test-bench)');
    expect(map).toContain('(/handbook/explorers)');
  });

  it('gives times that fit the length of the pages, at 200 words a minute', () => {
    const times = [...map.matchAll(/\(\/handbook\/([\w/-]+)\)(?:,| \|) (\d+)\smin/g)];
    expect(times.length).toBeGreaterThan(40);
    const wrong = times.flatMap(([, address, minutes]) => {
      const text = readFileSync(path.join(folder, `${address}.mdx`), 'utf8');
      const words = text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
      return Math.abs(words / 200 - Number(minutes)) > 2
        ? [`${address}: ${words} words, ${minutes} min`]
        : [];
    });
    expect(wrong).toEqual([]);
  });
});
