import type {Nodes} from 'mdast';
import type {ExternalLink} from '../config/links';
import {releasedProducts, sectionOf, sections} from '../config/products';
import type {Page, Site} from './site/types';

/** Something that the owner has to confirm. */
interface Question {
  product: string;
  /** Address of the page; the name of the link for links. */
  page: string;
  kind: 'question' | 'first publication' | 'link';
  question: string;
}

/** How much a page says, and how much it asks. */
interface PageSize {
  product: string;
  page: string;
  words: number;
  questions: number;
}

/** Everything that the owner is asked, and how much the pages say without it. */
interface ContentReport {
  questions: Question[];
  pages: PageSize[];
}

/** Nodes that hold no sentences. */
const skipped = /^(?:code|html|mdxjsEsm|mdx(?:Flow|Text)Expression|yaml)$/;

function sentencesOf(node: Nodes): string {
  if (skipped.test(node.type)) {
    return ' ';
  }
  if ('children' in node) {
    const inline = node.type === 'paragraph' || node.type === 'heading' ? '' : ' ';
    return (node.children as Nodes[]).map(sentencesOf).join(inline);
  }
  return node.type === 'text' || node.type === 'inlineCode' ? node.value : '';
}

/** Number of words in the sentences of a page. */
export function countWords(tree: Nodes): number {
  return sentencesOf(tree).match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
}

/** Texts that stand on several products' pages. */
const wholeSite = 'Whole site';

/** Product that a page belongs to: its section, the product of its release, or the first tag of a post. */
export function productOf({kind, address, frontMatter}: Page, {tags}: Pick<Site, 'tags'>): string {
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
  return sectionOf(address)?.name ?? wholeSite;
}

function questionsOf(page: Page, site: Site): Question[] {
  const asked = (page.frontMatter['confirm'] as string[] | undefined) ?? [];
  return asked.map((question) => ({
    product: productOf(page, site),
    page: page.address,
    kind:
      page.kind === 'post' && /first published/i.test(question) ? 'first publication' : 'question',
    question,
  }));
}

/**
 * Collects every question to the owner.
 *
 * @param links - addresses outside the site; those marked `confirm` are questions too
 */
export function contentReport(site: Site, links: Record<string, ExternalLink>): ContentReport {
  const open = Object.entries(links).filter(([, {confirm}]) => confirm);
  return {
    questions: [
      ...site.pages.flatMap((page) => questionsOf(page, site)),
      ...open.map(([name, {label, href}]): Question => ({
        product: wholeSite,
        page: name,
        kind: 'link',
        question: href ? `Is ${href} the address of ${label}?` : `Which address has ${label}?`,
      })),
    ],
    pages: site.pages.map((page) => ({
      product: productOf(page, site),
      page: page.address,
      words: countWords(page.tree),
      questions: questionsOf(page, site).length,
    })),
  };
}

function inGroups<Item>(items: readonly Item[], key: (item: Item) => string): [string, Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  }
  return [...groups].sort(([a], [b]) => a.localeCompare(b, 'en'));
}

/** The report as text: questions by product and page, then the sums. */
export function asText({questions, pages}: ContentReport): string {
  const words = new Map(pages.map((page) => [page.page, page.words]));
  const list = inGroups(questions, ({product}) => product).map(([product, ofProduct]) => {
    const byPage = inGroups(ofProduct, ({page}) => page).map(([page, ofPage]) => {
      const size = words.has(page) ? ` (${words.get(page)} words)` : '';
      const lines = ofPage.map(
        ({kind, question}) => `    ${kind === 'question' ? '' : `[${kind}] `}${question}`,
      );
      return [`  ${page}${size}`, ...lines].join('\n');
    });
    return [`${product}: ${ofProduct.length} to confirm`, ...byPage].join('\n');
  });
  const sums = inGroups(pages, ({product}) => product).map(([product, ofProduct]) => {
    const total = ofProduct.reduce((sum, page) => sum + page.words, 0);
    const open = questions.filter((one) => one.product === product).length;
    return `  ${product}: ${ofProduct.length} pages, ${total} words, ${open} to confirm`;
  });
  const total = pages.reduce((sum, page) => sum + page.words, 0);
  return [
    ...list,
    [
      'In all',
      ...sums,
      `  ${pages.length} pages, ${total} words, ${questions.length} to confirm`,
    ].join('\n'),
  ].join('\n\n');
}
