import {readFile} from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {copyLastIndex} from '../../../src/plugins/application/searchClient';
import {readSynonyms} from '../../../src/plugins/finish/search/synonyms';
import {readBuild} from '../../../src/search/push/source';
import {readBuild as readPages} from '../../../src/plugins/finish/html/readBuild';
import {extractContent} from '../../../src/plugins/finish/search';
import {isListing, pageRecords} from '../../../src/search/records/pageRecords';
import {
  type Headings,
  indexFile,
  pack,
  type PageTexts,
  unpack,
} from '../../../src/search/records/file';
import {type PageContent, recordKinds, type SearchRecord} from '../../../src/search/records/types';
import {createFolder} from '../../support/createFolder';
import {
  cases,
  createContent,
  createDocument,
  createRecords,
  pages,
  records,
  siteLocation,
} from './samples';

/** The records in a packed file. */
function unpackAll(text: string): SearchRecord[] {
  const [headings, ...texts] = JSON.parse(text) as [Headings, ...PageTexts[]];
  return texts.flatMap((page, index) => unpack(headings, index, page));
}

describe('the content of a page', () => {
  it.each(Object.entries(cases.blocks))('includes %s', (_, {main, blocks}) => {
    const actual = createContent(createDocument(main), '/x')?.blocks;
    expect(actual).toEqual(blocks?.map((block) => expect.objectContaining(block) as object));
  });

  it('can be read from any document', () => {
    const table = ['<table data-reference-table>', '<tr id=y>', '</table>'];
    const leaf = ['<div data-tree-leaf id=z>', '<p>', '</div>'];
    const tags = ['<h1>', '</h1>', '<h2 id=x>', '<main>', '</main>', 'text', ...table, ...leaf];
    fc.assert(
      fc.property(fc.string(), fc.array(fc.constantFrom(...tags)), (text, parts) => {
        const page = createContent(createDocument(parts.join(text)), '/x');
        expect(page === undefined || page.blocks.length > 0).toBe(true);
      }),
    );
  });
});

describe('pageRecords', () => {
  it.each(Object.entries(cases.records))(
    'returns %s',
    (_, {address, main, head, records: expected}) => {
      const actual = createRecords(address, main, head);
      expect(actual).toHaveLength(expected.length);
      expect(actual).toMatchObject(expected);
    },
  );

  it('isListing recognises pages that only list others', () => {
    const page = createContent(createDocument('<h1>T</h1>'), '/x');
    expect(page && isListing({...page, tag: 'blog_posts_list'}, '/blog')).toBe(true);
    expect(page && isListing(page, '/search')).toBe(true);
    expect(page && isListing(page, '/x')).toBe(false);
  });
});

describe('the index file', () => {
  it('unpacks to the same records', () => {
    expect(unpackAll(pack(pages, siteLocation, []))).toEqual(records);
    const [headings] = JSON.parse(pack(pages, siteLocation, [])) as [Headings];
    expect(unpack(headings, 0).every(({content}) => content === null)).toBe(true);
  });

  it('unpacks to the same records for any headings and texts', () => {
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
        expect(unpackAll(pack([page], siteLocation, []))).toEqual(pageRecords(page, siteLocation));
      }),
    );
  });

  const folder = createFolder({
    [indexFile]: pack(pages, siteLocation, [{words: ['a', 'b']}]),
    'site/videosync/a.html': createDocument('<h1>A page</h1>'),
    'site/videosync/b/index.html': createDocument('<h1>B page</h1>'),
  });

  it('is read from a build, and copied for the development server', async () => {
    expect(await readBuild(folder)).toEqual({records, synonyms: [{words: ['a', 'b']}]});
    await expect(readBuild(path.join(folder, 'none'))).rejects.toThrow('npm run build');
    const served = path.join(folder, 'served');
    await copyLastIndex(folder, served);
    expect(await readBuild(served)).toMatchObject({records});
    await copyLastIndex(path.join(folder, 'none'), served);
    expect(await readFile(path.join(served, indexFile), 'utf8')).toMatch(
      /^\[\s*\{"missing":true\}/,
    );
  });

  it('has records of pages with and without trailing slashes', async () => {
    const {pages} = await readPages(path.join(folder, 'site'), '/base/', extractContent);
    const actual = pages.flatMap(({content}) =>
      content ? pageRecords(content, {origin: 'https://x.example', baseUrl: '/base/'}) : [],
    );
    expect(actual).toMatchObject([
      {url: 'https://x.example/base/videosync/a', section: 'videosync'},
      {url: 'https://x.example/base/videosync/b/', section: 'videosync'},
    ]);
  });
});

describe('synonyms.yml', () => {
  it('has lists, one-way synonyms and replaced words', () => {
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
  ])('%j is invalid: %s', (text, message) => {
    expect(() => readSynonyms(text)).toThrow(message);
  });

  it('has no English phrase that is a test query, which would make that test meaningless', async () => {
    const read = (file: string) => readFile(path.join(__dirname, '..', '..', '..', file), 'utf8');
    const list = JSON.parse(await read('tests/search/queries.json')) as {query: string}[];
    const queries = new Set(list.map(({query}) => query.toLowerCase()));
    const phrases = readSynonyms(await read('src/search/synonyms.yml')).flatMap((group) =>
      'as' in group ? [] : group.from ? [group.from] : group.words,
    );
    expect(phrases.filter((phrase) => queries.has(phrase.toLowerCase()))).toEqual([]);
  });
});
