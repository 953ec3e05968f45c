import {releasedProducts, sectionOf, sections} from '../config/products';
import type {ExternalLink} from '../config/links';
import {dataOf, isTable} from './site/anchors';
import type {Page, Site} from './site/types';
import {countWords} from './words';

/** Where an open question comes from. */
type GapKind = 'question' | 'table row' | 'first publication' | 'link';

/** Something that the owner has to confirm. */
interface Gap {
  product: string;
  /** Address of the page; the name of the link for links. */
  page: string;
  file: string;
  kind: GapKind;
  question: string;
}

/** What a page says for certain, and how much it asks. */
interface PageSize {
  product: string;
  page: string;
  words: number;
  gaps: number;
}

/** Everything that the owner is asked, and how much the pages say without it. */
interface ContentReport {
  gaps: Gap[];
  pages: PageSize[];
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

function gapsOf(page: Page, site: Site): Gap[] {
  const place = {product: productOf(page, site), page: page.address, file: page.file};
  const questions = (page.frontMatter['confirm'] as string[] | undefined) ?? [];
  return [
    ...questions.map((question): Gap => {
      const publication = page.kind === 'post' && /first published/i.test(question);
      return {...place, kind: publication ? 'first publication' : 'question', question};
    }),
    ...dataOf(page, site)
      .filter(isTable)
      .flatMap(({caption, rows}) =>
        rows.flatMap(({name, unconfirmed}): Gap[] =>
          unconfirmed
            ? [{...place, kind: 'table row', question: `${caption}, ${name}: ${unconfirmed}`}]
            : [],
        ),
      ),
  ];
}

/**
 * Collects every gap of the site.
 *
 * @param links - addresses outside the site; those marked `confirm` are gaps
 */
export function contentReport(site: Site, links: Record<string, ExternalLink>): ContentReport {
  const gaps = site.pages.flatMap((page) => gapsOf(page, site));
  const open = Object.entries(links).filter(([, {confirm}]) => confirm);
  return {
    gaps: [
      ...gaps,
      ...open.map(([name, {label, href}]): Gap => ({
        product: wholeSite,
        page: name,
        file: 'src/config/links.ts',
        kind: 'link',
        question: href ? `Is ${href} the address of ${label}?` : `Which address has ${label}?`,
      })),
    ],
    pages: site.pages.map((page) => ({
      product: productOf(page, site),
      page: page.address,
      words: countWords(page.tree),
      gaps: gaps.filter(({file}) => file === page.file).length,
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
export function asText({gaps, pages}: ContentReport): string {
  const words = new Map(pages.map((page) => [page.page, page.words]));
  const questions = inGroups(gaps, ({product}) => product).map(([product, ofProduct]) => {
    const list = inGroups(ofProduct, ({page}) => page).map(([page, ofPage]) => {
      const size = words.has(page) ? ` (${words.get(page)} words)` : '';
      const lines = ofPage.map(
        ({kind, question}) => `    ${kind === 'question' ? '' : `[${kind}] `}${question}`,
      );
      return [`  ${page}${size}`, ...lines].join('\n');
    });
    return [`${product}: ${ofProduct.length} to confirm`, ...list].join('\n');
  });
  const sums = inGroups(pages, ({product}) => product).map(([product, ofProduct]) => {
    const total = ofProduct.reduce((sum, page) => sum + page.words, 0);
    const open = gaps.filter((gap) => gap.product === product).length;
    return `  ${product}: ${ofProduct.length} pages, ${total} words, ${open} to confirm`;
  });
  const total = pages.reduce((sum, page) => sum + page.words, 0);
  return [
    ...questions,
    ['In all', ...sums, `  ${pages.length} pages, ${total} words, ${gaps.length} to confirm`].join(
      '\n',
    ),
  ].join('\n\n');
}

function cell(value: string | number): string {
  const text = String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The report as CSV (RFC 4180): one line for each question, and one for each page without any. */
export function asCsv({gaps, pages}: ContentReport): string {
  const words = new Map(pages.map((page) => [page.page, page.words]));
  const header = ['product', 'page', 'file', 'kind', 'question', 'words of the page'];
  const lines = gaps.map(({product, page, file, kind, question}) => [
    product,
    page,
    file,
    kind,
    question,
    words.get(page) ?? '',
  ]);
  const quiet = pages
    .filter((page) => page.gaps === 0)
    .map(({product, page, words: size}) => [product, page, '', '', '', size]);
  return [header, ...lines, ...quiet].map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}
