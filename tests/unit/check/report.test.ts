import {expect, test} from 'vitest';
import {asText, contentReport, countWords, productOf} from '../../../src/check/report';
import {loadReaders, readFrontMatter, readTree} from '../../../src/check/site/parse';
import type {Page, Site} from '../../../src/check/site/types';
import type {PageKind} from '../../../src/remark/sources';

async function page(kind: PageKind, address: string, text: string): Promise<Page> {
  const file = `docs${address}.mdx`;
  const read = readTree({file, text}, await loadReaders());
  return {file, text, kind, address, ...(await readFrontMatter({file, text})), ...read};
}

const nothing = {pages: [], tags: {videosync: {label: 'Videosync'}}} as unknown as Site;

const example = async (): Promise<Site> => ({
  ...nothing,
  pages: [
    await page(
      'doc',
      '/videosync/a',
      '---\nconfirm:\n  - Which menu, "File" or "Edit"?\n---\n\nFour words are here.\n',
    ),
    await page('doc', '/handbook/b', 'Two words.\n'),
    await page(
      'post',
      '/blog/c',
      '---\ntags: [videosync]\nconfirm:\n  - When was it first published?\n---\n\nWords.\n',
    ),
  ],
});

const links = {
  chat: {label: 'Chat', href: undefined, confirm: true as const},
  forum: {label: 'Forum', href: 'https://forum.example'},
};

test('the text names products, pages and sums', async () => {
  expect(asText(contentReport(await example(), links))).toBe(`Videosync: 2 to confirm
  /blog/c (1 words)
    [first publication] When was it first published?
  /videosync/a (4 words)
    Which menu, "File" or "Edit"?

Whole site: 1 to confirm
  chat
    [link] Which address has Chat?

In all
  Handbook: 1 pages, 2 words, 0 to confirm
  Videosync: 2 pages, 5 words, 2 to confirm
  3 pages, 7 words, 3 to confirm`);
});

test.each([
  ['release', '/release-notes/beam-for-live/2.0', '', 'Beam for Live'],
  [
    'release',
    '/release-notes/sync-tools/livemtc',
    "---\nrelease: {product: livemtc, version: '1'}\n---\n",
    'Sync Tools',
  ],
  ['release', '/release-notes/sync-tools/livesync', '', 'Sync Tools'],
  ['doc', '/release-notes/introduction', '', 'Release Notes'],
  ['page', '/privacy-policy', '', 'Whole site'],
] as const)('%s %s belongs to a product', async (kind, address, text, product) => {
  expect(productOf(await page(kind, address, text), nothing)).toBe(product);
});

test.each([
  [0, ''],
  [0, '---\ntitle: Not counted\n---'],
  [0, "import {a} from '@site/src/data/a';"],
  [2, '## Two words'],
  [5, 'One and `two` more, **bold**ly.'],
  [0, '{/* nor this */}'],
  [0, '```text\nnor this\n```'],
  [4, '| a | b |\n|---|---|\n| c | d |'],
])('%i words of a page: %s', async (count, text) => {
  expect(countWords((await page('doc', '/a', text)).tree)).toBe(count);
});
