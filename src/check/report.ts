import type {Nodes} from 'mdast';
import type {ExternalLink} from '../config/links';
import {getSection, releasedProducts, sections} from '../config/products';
import type {Page, Site} from './site/types';
import {isAnswer} from './settings';

/** A page or link with its open questions to the owner. */
interface ReportEntry {
  product: string;
  /** Address of the page, or name of the link. */
  page: string;
  /** Number of words of the page. */
  words?: number;
  questions: string[];
}

/** Nodes without sentences. */
const skipped = /^(?:code|html|mdxjsEsm|mdx(?:Flow|Text)Expression|yaml)$/;

function getSentences(node: Nodes): string {
  if (skipped.test(node.type)) {
    return ' ';
  }
  if ('children' in node) {
    const inline = node.type === 'paragraph' || node.type === 'heading' ? '' : ' ';
    return (node.children as Nodes[]).map(getSentences).join(inline);
  }
  return node.type === 'text' || node.type === 'inlineCode' ? node.value : '';
}

/** Number of words in the sentences of a page. */
export function countWords(tree: Nodes): number {
  return getSentences(tree).match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
}

/** Group of pages that belong to no product. */
const wholeSite = 'Whole site';

/** Product that a page belongs to: its section, the product of its release, or the first tag of a post. */
export function getProduct({kind, address, frontMatter}: Page, {tags}: Pick<Site, 'tags'>): string {
  if (kind === 'release') {
    const folder = address.split('/')[2] ?? '';
    const {product = folder} = (frontMatter['release'] ?? {}) as {product?: string};
    const released = releasedProducts[product as keyof typeof releasedProducts];
    return sections.find(({id}) => id === (released?.section ?? folder))?.name ?? wholeSite;
  }
  if (kind === 'post') {
    const [tag = ''] = (frontMatter['tags'] as string[] | undefined) ?? [];
    return (tags[tag] as {label?: string} | undefined)?.label ?? wholeSite;
  }
  return getSection(address)?.name ?? wholeSite;
}

function getQuestions({kind, frontMatter}: Page): string[] {
  const questions = (frontMatter['confirm'] as string[] | undefined) ?? [];
  return questions.map((question) =>
    kind === 'post' && /first published/i.test(question)
      ? `[first publication] ${question}`
      : question,
  );
}

/**
 * Collects all questions to the owner, and the word counts of pages.
 *
 * @param links - addresses outside the site; those marked `confirm` are questions too
 */
export function contentReport(site: Site, links: Record<string, ExternalLink>): ReportEntry[] {
  const open = Object.entries(links).filter(([, {confirm}]) => confirm);
  return [
    ...site.pages.map((page) => ({
      product: getProduct(page, site),
      page: page.address,
      words: countWords(page.tree),
      questions: getQuestions(page),
    })),
    ...open.map(([page, {label, href}]) => ({
      product: wholeSite,
      page,
      questions: [
        `[link] ${href ? `Is ${href} the address of ${label}?` : `What is the address of ${label}?`}`,
      ],
    })),
  ];
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

/** Formats the report: questions by product and page, then totals. */
export function formatReport(entries: readonly ReportEntry[]): string {
  const sorted = [...entries].sort(
    (a, b) => a.product.localeCompare(b.product, 'en') || a.page.localeCompare(b.page, 'en'),
  );
  const products = [...new Set(sorted.map(({product}) => product))].map((name) => {
    const ofProduct = sorted.filter(({product}) => product === name);
    return {name, ofProduct, pages: ofProduct.filter(({words}) => words !== undefined)};
  });
  const countQuestions = (list: readonly ReportEntry[]): number =>
    sum(list.map(({questions}) => questions.length));
  const formatSize = (list: readonly ReportEntry[]): string => {
    const words = list.flatMap((entry) => entry.words ?? []);
    return `${words.length} pages, ${sum(words)} words, ${countQuestions(list)} to confirm`;
  };
  const lists = products
    .filter(({ofProduct}) => countQuestions(ofProduct) > 0)
    .map(({name, ofProduct}) => [
      `${name}: ${countQuestions(ofProduct)} to confirm`,
      ...ofProduct
        .filter(({questions}) => questions.length > 0)
        .flatMap(({page, words, questions}) => [
          words === undefined ? `  ${page}` : `  ${page} (${words} words)`,
          ...questions.map((question) => `    ${question}`),
        ]),
    ]);
  const sums = products
    .filter(({pages}) => pages.length > 0)
    .map(({name, ofProduct}) => `  ${name}: ${formatSize(ofProduct)}`);
  return [...lists, ['Total', ...sums, `  ${formatSize(entries)}`]]
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

/** Lists the topics that no section covers yet, by source, with their number. */
export function missingTopics(topics: Site['topics']): string {
  const all = Object.values(topics).flatMap((group) => Object.values(group));
  const missing = Object.entries(topics).flatMap(([source, group]) => {
    const names = Object.keys(group).filter((name) => group[name] === 'missing');
    const lines = [
      `  ${source}: ${names.length} of ${Object.keys(group).length}`,
      ...names.map((name) => `    ${name}`),
    ];
    return names.length > 0 ? lines : [];
  });
  const sum = all.filter((value) => value === 'missing').length;
  return [
    `Topics: ${all.length}, ${all.filter(isAnswer).length} answered, ${sum} missing`,
    ...missing,
  ].join('\n');
}
