import {Parser} from 'htmlparser2';
import type {PageBlock, PageContent, RecordKind} from './types';

/** Elements that are never part of the text. `main` may hold chrome: breadcrumbs, contents, forms. */
const skippedTags = new Set(
  'nav aside footer script style noscript template svg button select textarea time'.split(' '),
);
const skippedClasses =
  /(?:^|\s)(?:hash-link|table-of-contents|theme-doc-toc-\w+|theme-doc-footer|visually-hidden)(?:\s|$)/;

/** Elements whose edges separate words. */
const inlineTags = new Set(
  'a abbr b bdi code em i kbd mark q s small span strong sub sup u var wbr'.split(' '),
);

const headingTag = /^h([1-6])$/;

type Attributes = Readonly<Record<string, string>>;

/** Where the text of an element goes. */
type Target = 'text' | 'unconfirmed' | 'title' | 'nothing';

interface Frame {
  tag: string;
  target: Target;
  /** Block to go back to when this element ends. */
  backTo: PageBlock | undefined;
}

function isSkipped(tag: string, attributes: Attributes): boolean {
  return (
    skippedTags.has(tag) ||
    'data-search-exclude' in attributes ||
    ('hidden' in attributes && attributes['role'] !== 'tabpanel') ||
    skippedClasses.test(attributes['class'] ?? '')
  );
}

/** What an element is, if it is a record of its own inside a section. */
function entryKind(
  tag: string,
  attributes: Attributes,
  insideReference: boolean,
): RecordKind | undefined {
  if (!attributes['id']) {
    return undefined;
  }
  if ('data-tree-leaf' in attributes) {
    return 'step';
  }
  if ('data-glossary-term' in attributes) {
    return 'term';
  }
  return tag === 'tr' && insideReference ? 'row' : undefined;
}

/** Elements that name an entry: a row's header, a term, the first paragraph of a leaf. */
const entryTitleTags = new Set(['th', 'dt', 'p']);

const tidy = (text: string): string =>
  text
    .replace(/[\u200b\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?)])(?=\s|$)/g, '$1')
    .trim();

/**
 * Reads what search needs from the final HTML of a page: its headings with the text between them,
 * and rows of reference tables, glossary terms and ends of decision trees as entries of their own.
 * Works on minified HTML, where end tags are left out.
 *
 * @param html - whole document
 * @param path - address of the page, without origin
 * @returns undefined if the page has no main heading
 */
export function readPage(html: string, path: string): PageContent | undefined {
  const meta: Record<string, string> = {};
  const blocks: PageBlock[] = [];
  const frames: Frame[] = [];
  let language = '';
  let mainDepth = -1;
  let referenceDepth = -1;
  let block: PageBlock | undefined;
  /** The entry that still waits for its title. */
  let untitled: PageBlock | undefined;

  const begin = (kind: RecordKind, level: number, anchor: string | null): PageBlock => {
    const next = {kind, level, title: '', anchor, text: '', unconfirmed: ''};
    blocks.push(next);
    return next;
  };
  const write = (text: string, target: Target): void => {
    if (block && target !== 'nothing') {
      block[target] += text;
    }
  };

  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (tag === 'html') {
          language = attributes['lang'] ?? '';
        }
        if (tag === 'meta' && attributes['name']) {
          meta[attributes['name']] = attributes['content'] ?? '';
        }
        const outer = frames.at(-1)?.target ?? 'nothing';
        const frame: Frame = {tag, target: outer, backTo: undefined};
        frames.push(frame);
        if (tag === 'main' && mainDepth < 0) {
          mainDepth = frames.length;
          frame.target = 'text';
          return;
        }
        if (mainDepth < 0 || outer === 'nothing' || isSkipped(tag, attributes)) {
          frame.target = 'nothing';
          return;
        }
        if (!inlineTags.has(tag)) {
          write(' ', outer);
        }
        const heading = headingTag.exec(tag);
        const entry = entryKind(tag, attributes, referenceDepth > 0);
        if (heading && (attributes['id'] || tag === 'h1')) {
          block = begin(
            'heading',
            Number(heading[1]),
            tag === 'h1' ? null : (attributes['id'] ?? null),
          );
          frame.target = 'title';
        } else if (entry && block) {
          frame.backTo = block;
          block = untitled = begin(entry, block.level + 1, attributes['id'] ?? null);
        } else if (untitled && entryTitleTags.has(tag)) {
          untitled = undefined;
          frame.target = 'title';
        } else if (attributes['data-label'] && referenceDepth > 0) {
          write(`${block?.text.trim() ? ' · ' : ''}${attributes['data-label']}: `, 'text');
        } else if ('data-unconfirmed' in attributes) {
          frame.target = 'unconfirmed';
        }
        if (tag === 'table' && 'data-reference-table' in attributes) {
          referenceDepth = frames.length;
        }
      },
      ontext(text) {
        write(text, frames.at(-1)?.target ?? 'nothing');
      },
      onclosetag(tag) {
        if (frames.length === referenceDepth) {
          referenceDepth = -1;
        }
        if (frames.length === mainDepth) {
          mainDepth = 0;
        }
        const frame = frames.pop();
        if (frame?.backTo) {
          block = frame.backTo;
          untitled = undefined;
        }
        if (!inlineTags.has(tag)) {
          write(' ', frames.at(-1)?.target ?? 'nothing');
        }
      },
    },
    {decodeEntities: true, recognizeSelfClosing: true},
  );
  parser.write(html);
  parser.end();

  const tidied = blocks.map((entry) => ({
    ...entry,
    title: tidy(entry.title),
    text: tidy(entry.text),
    unconfirmed: tidy(entry.unconfirmed),
  }));
  const first = tidied.findIndex(({level, title}) => level === 1 && title);
  if (first < 0) {
    return undefined;
  }
  return {
    path,
    language: meta['docsearch:language'] ?? language,
    tag: meta['docsearch:docusaurus_tag'] ?? 'default',
    description: tidy(meta['description'] ?? ''),
    keywords: (meta['keywords'] ?? '').split(',').map(tidy).filter(Boolean),
    blocks: tidied.slice(first),
  };
}
