import {expect, test} from 'vitest';
import {
  contentReport,
  countWords,
  formatReport,
  getProduct,
  missingTopics,
} from '../../../src/check/report';
import {loadParsers, readFrontMatter, readTree} from '../../../src/check/site/parse';
import type {Page, Site} from '../../../src/check/site/types';
import type {PageKind} from '../../../src/remark/sources';
import {readYaml} from '../../support/readYaml';

async function page(kind: PageKind, address: string, text: string): Promise<Page> {
  const file = `docs${address}.mdx`;
  const read = readTree({file, text}, await loadParsers());
  return {file, text, kind, address, ...(await readFrontMatter({file, text})), ...read};
}

const emptySite = {pages: [], tags: {videosync: {label: 'Videosync'}}} as unknown as Site;

const cases = readYaml<{
  pages: {kind: PageKind; address: string; text: string}[];
  report: string;
  products: [PageKind, address: string, text: string, product: string][];
  words: [count: number, text: string][];
  topics: Site['topics'];
  missing: string;
}>(__dirname, 'report.yml');

const links = {
  chat: {label: 'Chat', href: undefined, confirm: true as const},
  forum: {label: 'Forum', href: 'https://forum.example'},
};

test('the report lists open questions by product and page, and totals', async () => {
  const pages = cases.pages.map(({kind, address, text}) => page(kind, address, text));
  const site = {...emptySite, pages: await Promise.all(pages)};
  expect(formatReport(contentReport(site, links))).toBe(cases.report);
});

test.each(cases.products)('the product of %s %s %j is %s', async (kind, address, text, product) => {
  expect(getProduct(await page(kind, address, text), emptySite)).toBe(product);
});

test.each(cases.words)('counts %i words in %j', async (count, text) => {
  expect(countWords((await page('doc', '/a', text)).tree)).toBe(count);
});

test('missing topics are counted by source', () => {
  expect(missingTopics(cases.topics)).toBe(cases.missing);
});
