import type {Element, Nodes} from 'hast';
import {toString} from 'hast-util-to-string';
import type {PageBlock, PageContent, RecordKind} from '../../../search/records/types';
import type {ParsedPage} from '../html/readBuild';
import {attribute, findElement, hasClass, tidy} from '../html/readPage';

/** Elements that are never part of the text: `main` also contains breadcrumbs, a table of contents and forms. */
const skippedTags = new Set(
  'nav aside footer form script style noscript template svg button select textarea thead time'.split(
    ' ',
  ),
);
const skippedClasses =
  /(?:^| )(?:(?:hash-link|table-of-contents|theme-doc-footer|visually-hidden|avatar)(?: |$)|theme-doc-toc-)/;

/** Elements whose boundaries don't separate words, and cells, which `row` separates. */
const inlineTags = new Set(
  'a abbr b bdi code em i kbd mark q s small span strong sub sup td th u var wbr'.split(' '),
);

/** Elements that contain the title of an entry: a row's header, a term, the first paragraph of a leaf. */
const entryTitleTags = new Set(['th', 'dt', 'p']);

/** Elements whose text is indexed but not used in snippets: commands, answers of a tree, table captions. */
const silentTags = new Set(['pre', 'summary', 'caption']);

/** Field that the text of an element is added to. */
type Target = 'text' | 'title';

/** Prefix of lines that are not used in snippets. */
const silent = '\t';

function isSkipped(element: Element): boolean {
  const {tagName, properties} = element;
  return (
    skippedTags.has(tagName) ||
    'dataSearchExclude' in properties ||
    ('hidden' in properties && properties['role'] !== 'tabpanel') ||
    skippedClasses.test(attribute(element, 'className') ?? '')
  );
}

/** Kind of record for an element that is indexed as an entry of its own. */
function entryKind({tagName, properties}: Element): RecordKind | undefined {
  if (!properties['id']) {
    return undefined;
  }
  if ('dataTreeLeaf' in properties) {
    return 'step';
  }
  if ('dataGlossaryTerm' in properties) {
    return 'term';
  }
  return tagName === 'tr' ? 'row' : undefined;
}

/** State inherited from the ancestors of an element. */
interface Context {
  target: Target;
  /** Separator between two blocks: a line break, or a space inside a table row. */
  edge: '\n' | '\n\t' | ' ';
  /** Column names of the enclosing table. */
  columns: string[];
}

/** Collects the blocks of a page while walking its elements. */
class Collector {
  readonly blocks: PageBlock[] = [];
  /** The section or entry that text is currently added to. */
  private block: PageBlock | undefined;
  /** The entry whose title hasn't been read yet. */
  private untitled: PageBlock | undefined;

  walk(node: Nodes, context: Context): void {
    if (node.type === 'text') {
      this.write(node.value.replace(/\s+/g, ' '), context.target);
    } else if (node.type === 'element' && !isSkipped(node)) {
      this.element(node, context);
    }
  }

  private element(element: Element, context: Context): void {
    const {tagName} = element;
    const isSilent = silentTags.has(tagName);
    const isBlock = !inlineTags.has(tagName);
    const edge = isSilent ? (`\n${silent}` as const) : context.edge;
    if (isBlock) {
      this.write(edge, context.target);
    }
    const before = this.block;
    const kind = before && entryKind(element);
    const target = this.enter(element, context.target, kind);
    const columns = tagName === 'table' ? getColumns(element) : context.columns;
    if (tagName === 'tr') {
      this.row(element, {target, edge: ' ', columns}, kind !== undefined);
    } else {
      element.children.forEach((child, index) => {
        const isBetween =
          child.type === 'element' && element.children[index - 1]?.type === 'element';
        // Adjacent parts of a card are separate words; adjacent parts of code may not be.
        if (isBetween && !isSilent && tagName !== 'code') {
          this.write(' ', target);
        }
        this.walk(child, {target, edge, columns});
      });
    }
    if (kind) {
      this.block = before;
      this.untitled = undefined;
    }
    if (isBlock) {
      this.write(context.edge, context.target);
    }
  }

  /**
   * A row as a sentence, with the names of its columns: 'Blend mode, Add: Colours are summed.', 'You
   * see, No light: cause: no power; do this: plug it in.'
   */
  private row(row: Element, context: Context, isEntry: boolean): void {
    const cells = getElements(row).filter(({tagName}) => /^t[dh]$/.test(tagName));
    const [first = ''] = context.columns;
    cells.forEach((cell, index) => {
      const column = context.columns[index] ?? '';
      const label = cells.length > 2 && column ? `${column}: ` : '';
      this.write(
        index === 0 ? first && `${first}, ` : `${index === 1 ? ':' : ';'} ${label}`,
        'text',
      );
      this.walk(cell, context);
      if (index === 0 && isEntry) {
        // The first cell went to the entry's title, so repeat it in the text.
        this.write(this.block?.title ?? '', 'text');
      }
    });
    this.write('.', 'text');
  }

  /** Begins a section or an entry if the element is one. Returns the field for its text. */
  private enter(element: Element, target: Target, kind: RecordKind | undefined): Target {
    const {tagName} = element;
    const id = attribute(element, 'id') ?? null;
    const level = Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0);
    if (level === 1 || (level > 1 && id)) {
      const isCalculator = /^tool-.*-title$/.test(id ?? '');
      this.begin(isCalculator ? 'calculator' : 'heading', level, level === 1 ? null : id);
      return 'title';
    }
    if (kind) {
      this.begin(kind, (this.block?.level ?? 0) + 1, id);
      this.untitled = this.block;
      return target;
    }
    const isTitle = this.untitled && entryTitleTags.has(tagName);
    this.untitled = isTitle ? undefined : this.untitled;
    return isTitle ? 'title' : target;
  }

  private begin(kind: RecordKind, level: number, anchor: string | null): void {
    this.block = {kind, level, title: '', anchor, text: ''};
    this.blocks.push(this.block);
  }

  private write(text: string, target: Target): void {
    if (this.block) {
      this.block[target] += target === 'text' ? text : text.replace(/\s/g, ' ');
    }
  }
}

const getElements = (element: Pick<Element, 'children'>): Element[] =>
  element.children.filter((child) => child.type === 'element');

/** Column names of a table. */
function getColumns(table: Element): string[] {
  const head = findElement(table, ({tagName}) => tagName === 'thead');
  const row = head && findElement(head, ({tagName}) => tagName === 'tr');
  return row ? getElements(row).map((cell) => tidy(toString(cell))) : [];
}

/** Sidebar category of a page, from its breadcrumbs (section, category, page); '' if there is none. */
function getGroup(tree: ParsedPage['tree']): string {
  const list = findElement(tree, (element) => hasClass(element, 'breadcrumbs'));
  const names = getElements(list ?? {children: []}).map((item) => tidy(toString(item)));
  const [, group = ''] = names.filter(Boolean).slice(0, -1);
  return group;
}

/** Removes spaces before punctuation, which element boundaries leave behind, and doubled full stops. */
const sentence = (text: string): string =>
  tidy(text)
    .replace(/ ([.,;:!?)])(?=\s|$)/g, '$1')
    .replace(/([.!?…:])\.$/, '$1');

/** Tidies each line of a text, and removes empty ones. */
const lines = (text: string): string =>
  text
    .split('\n')
    .map((line) => [/^\s*\t/.test(line) ? silent : '', sentence(line)])
    .filter(([, line]) => line && line !== '.')
    .map((parts) => parts.join(''))
    .join('\n');

/**
 * Extracts the searchable content of a page: its headings with the text between them, and rows of reference
 * tables, glossary terms and leaves of decision trees as entries of their own.
 *
 * @returns undefined if the page has no main heading
 */
export function readContent(
  page: Pick<ParsedPage, 'tree' | 'meta' | 'language' | 'address' | 'file'>,
): PageContent | undefined {
  const {tree, meta, language, address, file} = page;
  const main = findElement(tree, ({tagName}) => tagName === 'main');
  const collector = new Collector();
  for (const child of main?.children ?? []) {
    collector.walk(child, {target: 'text', edge: '\n', columns: []});
  }
  const blocks = collector.blocks.map((block) => ({
    ...block,
    title: sentence(block.title),
    text: lines(block.text),
  }));
  const first = blocks.findIndex(({level, title}) => level === 1 && title);
  if (first < 0) {
    return undefined;
  }
  const group = getGroup(tree);
  return {
    group: group === blocks[first]?.title ? '' : group,
    // A page that is the index of a folder has a trailing slash.
    path: file.endsWith('/index.html') ? `${address}/` : address,
    language: meta['docsearch:language'] ?? language,
    tag: meta['docsearch:docusaurus_tag'] ?? 'default',
    description: sentence(meta['description'] ?? ''),
    keywords: (meta['keywords'] ?? '').split(',').map(sentence).filter(Boolean),
    blocks: blocks.slice(first),
  };
}
