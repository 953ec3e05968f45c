import {mkdtemp, mkdir, readFile, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {copyLastIndex} from '../../../src/plugins/application/lastIndex';
import {readSynonyms} from '../../../src/plugins/finish/search/synonyms';
import {readBuild} from '../../../src/search/push/source';
import {readBuild as readPages} from '../../../src/plugins/finish/html/readBuild';
import {contentsOf} from '../../../src/plugins/finish/search';
import {isListing, pageRecords} from '../../../src/search/records/pageRecords';
import {
  indexFile,
  pack,
  unpack,
  type Headings,
  type PageTexts,
} from '../../../src/search/records/file';
import {recordKinds, type PageContent, type SearchRecord} from '../../../src/search/records/types';
import {contentOf, documentOf, pages, place, records, recordsOf} from './samples';

/** The records that are in a packed file. */
function unpackAll(text: string): SearchRecord[] {
  const [headings, ...texts] = JSON.parse(text) as [Headings, ...PageTexts[]];
  return texts.flatMap((page, at) => unpack(headings, at, page));
}

it('name the group of a page, and keep the parts of a card apart', () => {
  const crumbs =
    '<nav><ul class=breadcrumbs><li><a><svg></svg></a><li><a>Handbook</a><li><a>Tools</a><li>DIP</ul></nav>';
  const card = '<p><a><strong>DIP switch setter</strong><span>Which switches?</span></a>';
  const [page] = recordsOf('/handbook/tools/dip', `${crumbs}<h1>DIP</h1>${card}`);
  expect(page?.hierarchy.lvl0).toBe('Handbook › Tools');
  expect(page?.content).toBe('DIP switch setter Which switches?');
  const [other] = recordsOf('/handbook/x', '<h1>X</h1><pre><span>gl</span><span>_x</span></pre>');
  expect([other?.hierarchy.lvl0, other?.content]).toEqual(['Handbook', '\tgl_x']);
});

describe('readContent', () => {
  it('keeps text between headings and leaves chrome out', () => {
    const page = contentOf(
      documentOf(
        '<nav>crumbs</nav><article><h1>Title</h1><p>One.<p>Two <b>bold</b>word.<h2 id=a>Part<a class=hash-link href=#a>​</a></h2><p>Three.<button>Copy</button>' +
          '<p data-search-exclude>hidden<div class="theme-doc-toc-mobile x">toc</div><pre><code>a&lt;b\nc</code></pre></article><aside>side</aside>',
      ),
      '/x',
    );
    expect(page?.blocks).toMatchObject([
      {title: 'Title', text: 'One.\nTwo boldword.', level: 1, anchor: null},
      {title: 'Part', text: 'Three.\n\ta<b c', level: 2, anchor: 'a'},
    ]);
  });

  it('makes a sentence of the row of a table, and leaves out what a form asks', () => {
    const table = (head: string, row: string) =>
      contentOf(
        documentOf(
          `<h1>T</h1><table><thead><tr>${head}<tbody><tr>${row}</table><form><label>Width</label></form>`,
        ),
        '/x',
      )?.blocks[0]?.text;
    expect(table('<th>Pin<th>Carries', '<td>2<td><p>data −</p>')).toBe('Pin, 2: data −.');
    expect(table('<th>You see<th>Cause<th>Do', '<td>Dark<td>No <b>power</b>.<td>Plug in')).toBe(
      'You see, Dark: Cause: No power.; Do: Plug in.',
    );
    expect(table('<th><th>macOS<th>Windows', '<td>Live<td>11<td>12')).toBe(
      'Live: macOS: 11; Windows: 12.',
    );
  });

  it('knows tools', () => {
    const page = contentOf(
      documentOf('<h1>T</h1><h3 id=tool-power-title>Power</h3><p>Adds up.'),
      '/x',
    );
    expect(page?.blocks[1]).toMatchObject({kind: 'tool', text: 'Adds up.'});
  });

  it('gives nothing for a page without a heading', () => {
    expect(contentOf(documentOf('<p>text'), '/x')).toBeUndefined();
  });

  it('never throws, whatever the document is', () => {
    const table = ['<table data-reference-table>', '<tr id=y>', '</table>'];
    const leaf = ['<div data-tree-leaf id=z>', '<p>', '</div>'];
    const tags = ['<h1>', '</h1>', '<h2 id=x>', '<main>', '</main>', 'text', ...table, ...leaf];
    fc.assert(
      fc.property(fc.string(), fc.array(fc.constantFrom(...tags)), (text, parts) => {
        const page = contentOf(documentOf(parts.join(text)), '/x');
        expect(page === undefined || page.blocks.length > 0).toBe(true);
      }),
    );
  });
});

describe('pageRecords', () => {
  it('has the shape of the crawler', () => {
    expect(records[1]).toEqual({
      objectID: '/videosync/basics/spout-syphon#send',
      url: 'https://docs.example/videosync/basics/spout-syphon#send',
      url_without_anchor: 'https://docs.example/videosync/basics/spout-syphon',
      anchor: 'send',
      type: 'lvl2',
      kind: 'heading',
      hierarchy: {
        ...{lvl0: 'Videosync', lvl1: 'Spout and Syphon', lvl2: 'Send from Videosync'},
        ...{lvl3: null, lvl4: null, lvl5: null, lvl6: null},
      },
      content: 'Choose a source, then Send.',
      description: null,
      keywords: [],
      section: 'videosync',
      language: 'en',
      docusaurus_tag: 'docs-default-current',
      weight: {pageRank: 0, level: 90, position: 1},
    });
    expect(records[0]).toMatchObject({
      keywords: ['sharing', 'OBS'],
      description: 'Share pictures between programs.',
    });
  });

  it('makes rows, terms and ends of trees records of their own', () => {
    const byId = (id: string) => records.find(({objectID}) => objectID.endsWith(id));
    expect(byId('#f-address')).toMatchObject({
      kind: 'row',
      type: 'lvl3',
      content: 'Field, Address: First channel.',
    });
    expect(byId('#add')?.content).not.toContain('First channel');
    expect(byId('#syphon')).toMatchObject({
      kind: 'term',
      type: 'lvl3',
      hierarchy: {lvl1: 'Glossary', lvl2: null, lvl3: 'Syphon'},
    });
    const [, , leaf] = recordsOf(
      '/x/y',
      '<h1>T</h1><h2 id=q>Question</h2><div id=t-a data-tree-leaf><p>The cause.<p>Check: look.</div><p>After.',
    );
    expect(leaf).toMatchObject({
      kind: 'step',
      anchor: 't-a',
      content: 'Check: look.',
      hierarchy: {lvl2: 'Question', lvl3: 'The cause.'},
    });
  });

  it('leaves out letters of lists and the way on, and never repeats an id', () => {
    const made = recordsOf(
      '/a/b',
      '<h1>T</h1><h2 id=a>A</h2><h2 id=next>Next</h2><p>Links<h2 id=x>X y</h2><h2 id=x>X y</h2>',
    );
    expect(made.map(({objectID}) => objectID)).toEqual(['/a/b', '/a/b#x']);
  });

  it('knows pages that only list others', () => {
    const page = contentOf(documentOf('<h1>T</h1>'), '/x');
    expect(page && isListing({...page, tag: 'blog_posts_list'}, '/blog')).toBe(true);
    expect(page && isListing(page, '/search')).toBe(true);
    expect(page && isListing(page, '/x')).toBe(false);
  });
});

describe('the file of the index', () => {
  it('gives back the same records', () => {
    expect(unpackAll(pack(pages, place, []))).toEqual(records);
    const [headings] = JSON.parse(pack(pages, place, [])) as [Headings];
    expect(unpack(headings, 0).every(({content}) => content === null)).toBe(true);
  });

  it('does so for any headings and texts', () => {
    const section = fc.record({
      kind: fc.constantFrom(...recordKinds),
      level: fc.integer({min: 2, max: 7}),
      title: fc.string(),
      anchor: fc.string(),
      text: fc.string(),
    });
    fc.assert(
      fc.property(fc.array(section, {maxLength: 6}), (sections) => {
        const [first] = pages as [PageContent];
        const page = {...first, blocks: [...first.blocks.slice(0, 1), ...sections]};
        expect(unpackAll(pack([page], place, []))).toEqual(pageRecords(page, place));
      }),
    );
  });

  it('is read again, also by the development server', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'search-'));
    await writeFile(path.join(folder, indexFile), pack(pages, place, [{words: ['a', 'b']}]));
    expect(await readBuild(folder)).toEqual({records, synonyms: [{words: ['a', 'b']}]});
    await expect(readBuild(path.join(folder, 'none'))).rejects.toThrow('npm run build');

    const served = path.join(folder, 'served');
    await copyLastIndex(folder, served);
    expect(await readBuild(served)).toMatchObject({records});
    await copyLastIndex(path.join(folder, 'none'), served);
    expect(JSON.parse(await readFile(path.join(served, indexFile), 'utf8'))).toEqual([
      {missing: true},
    ]);
  });

  it('is made from pages in either form of address', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'search-'));
    await mkdir(path.join(folder, 'videosync', 'b'), {recursive: true});
    await writeFile(path.join(folder, 'videosync', 'a.html'), documentOf('<h1>A page</h1>'));
    await writeFile(
      path.join(folder, 'videosync', 'b', 'index.html'),
      documentOf('<h1>B page</h1>'),
    );
    const made = contentsOf(await readPages(folder, '/base/')).flatMap((page) =>
      pageRecords(page, {origin: 'https://x.example', baseUrl: '/base/'}),
    );
    expect(made.map(({url}) => url)).toEqual([
      'https://x.example/base/videosync/a',
      'https://x.example/base/videosync/b/',
    ]);
    expect(made[0]?.section).toBe('videosync');
  });
});

describe('synonyms.yml', () => {
  it('takes lists, one-way entries and words to be read as others', () => {
    const text =
      '- [lag, delay]\n- from: TV\n  words: [display]\n- read: [luz, Licht]\n  as: light';
    expect(readSynonyms(text)).toEqual([
      {words: ['lag', 'delay']},
      {from: 'TV', words: ['display']},
      {read: ['luz', 'Licht'], as: 'light'},
    ]);
    expect(readSynonyms('')).toEqual([]);
  });

  it.each([
    ['- [one]', 'entry 1'],
    ['- word', 'entry 1'],
    ['- [a, b]\n- from: x', 'entry 2'],
    ['- [a, b c d e f]', '"b c d e f" has 5 words'],
    ['- read: []\n  as: x', 'entry 1'],
    ['a: b', 'must be a list'],
  ])('refuses %j and names the place', (text, message) => {
    expect(() => readSynonyms(text)).toThrow(message);
  });

  it('has no English phrase that is a query of the lists: that would only repeat the test', async () => {
    const read = (file: string) => readFile(path.join(__dirname, '..', '..', '..', file), 'utf8');
    const list = JSON.parse(await read('tests/search/queries.json')) as {query: string}[];
    const queries = new Set(list.map(({query}) => query.toLowerCase()));
    const phrases = readSynonyms(await read('src/search/synonyms.yml')).flatMap((group) =>
      'as' in group ? [] : group.from ? [group.from] : group.words,
    );
    expect(phrases.filter((phrase) => queries.has(phrase.toLowerCase()))).toEqual([]);
  });
});
