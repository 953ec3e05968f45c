import path from 'node:path';
import type {Root, RootContent, Text} from 'mdast';
import type {VFile} from 'vfile';
import {glossary} from '../data/glossary';
import type {GlossaryTerm} from '../data/types';
import {element} from './element';
import {headingsOf, type PageHeading} from './headings';
import {importNode, isPreview} from './importNode';
import {filesIn, readText, splitFrontMatter} from './readText';
import {addressOf} from './sources';

/** Name of the empty element that the index takes the place of. */
export const indexElement = 'HandbookIndex';

/** Files of pages; parts of pages and files about a folder are none. */
const pageName = /^(?!.*(?:\/_|\/README\.)).*\.mdx?$/;

/** A page that is taken into the index. */
export interface IndexedPage {
  address: string;
  title: string;
  headings: PageHeading[];
}

/** A line of the index. */
interface IndexEntry {
  text: string;
  to: string;
  /** Title of the page that a section is on; none if the entry is a page. */
  on?: string;
}

/** Headings that pages share because of their shape: they name no subject. */
const generic = new RegExp(
  `^(?:${[
    'next',
    'where to go next',
    '(?:worked )?examples?(?:[:,].*)?',
    'check(?: the result| it| that it works)?',
    'troubleshooting',
    "when (?:it|an item) (?:fails|goes wrong|doesn[’']t work)",
    'collect the files',
    'send it',
    'the (?:order|sum)',
    'the idea in one paragraph',
    'standard and limits',
  ].join('|')})$`,
  'i',
);

/**
 * A heading as an index has it: under its first word that means something. An article goes, since
 * some headings are sentences, which would end oddly with it; "how to" moves to the end.
 */
function inverted(heading: string): string {
  const [, dropped, rest = ''] = /^(the|an?|how to) (\S.*)$/i.exec(heading) ?? [];
  if (!dropped) {
    return heading;
  }
  const end = /^how/i.test(dropped) ? ', how to' : '';
  return rest.charAt(0).toUpperCase() + rest.slice(1) + end;
}

/**
 * Overviews, which are the pages at the top of the handbook, give only their title: their headings
 * sort other pages.
 */
function entriesOf({address, title, headings}: IndexedPage): IndexEntry[] {
  const isOverview = /^\/handbook\/[^/]+$/.test(address);
  const sections = headings.filter(
    ({depth, text}) => depth === 2 && !isOverview && !generic.test(text),
  );
  return [
    {text: inverted(title), to: address},
    ...sections.map(({text, anchor}) => ({
      text: inverted(text),
      to: `${address}#${anchor}`,
      on: title,
    })),
  ];
}

/** A term, and what it is short for, which readers may know it by. */
function entriesOfTerm(id: string, {term, expansion}: GlossaryTerm): IndexEntry[] {
  const texts = [term, ...(expansion ? [`${expansion} (${term})`] : [])];
  return texts.map((text) => ({text, to: `/handbook/glossary#${id}`, on: 'Glossary'}));
}

/**
 * The index by letter: titles and sections of pages, and terms. What begins with a digit or a sign
 * is under "0–9", first.
 */
export function indexOf(
  pages: readonly IndexedPage[],
  glossary: Readonly<Record<string, GlossaryTerm>>,
): [letter: string, entries: IndexEntry[]][] {
  const {compare} = new Intl.Collator('en', {numeric: true});
  const entries = [
    ...pages.flatMap(entriesOf),
    ...Object.entries(glossary).flatMap(([id, term]) => entriesOfTerm(id, term)),
  ].sort((a, b) => compare(a.text, b.text) || compare(a.on ?? '', b.on ?? ''));
  const letters = new Map<string, IndexEntry[]>();
  for (const entry of entries) {
    const letter = /^[A-Z]/i.exec(entry.text.normalize('NFD'))?.[0].toUpperCase() ?? '0–9';
    letters.set(letter, [...(letters.get(letter) ?? []), entry]);
  }
  return [...letters].sort(([a], [b]) => compare(a, b));
}

const text = (value: string): Text => ({type: 'text', value});

function line({text: own, to, on}: IndexEntry): RootContent {
  const entries = on
    ? [text(`${own} `), element('small', {}, [text(on)])]
    : [element('strong', {}, [text(own)])];
  return element('li', {}, [element('a', {href: to}, entries)]);
}

/** A letter of the index as nodes of a page. */
function nodesOf([letter, entries]: [letter: string, entries: IndexEntry[]]): RootContent[] {
  const id = `letter-${letter.toLowerCase().replace('–', '-')}`;
  return [
    {type: 'heading', depth: 2, children: [text(letter)], data: {hProperties: {id}}},
    element('ul', {}, entries.map(line)),
  ];
}

/**
 * Puts the index of the whole handbook in place of `<HandbookIndex />`: every title, every heading
 * of the second level and every term of the glossary, each as a link. It is part of the page's HTML
 * and needs no script.
 *
 * In the preview a change of a page brings the index again, a change of the glossary only a restart.
 */
export default function remarkHandbookIndex(
  this: {parse: (text: string) => unknown},
  {siteDir}: {siteDir: string},
) {
  const pageOf = (source: string): IndexedPage[] => {
    const [frontMatter, content] = splitFrontMatter(readText(path.join(siteDir, source)));
    const {title, draft, unlisted} = frontMatter;
    if (typeof title !== 'string' || draft === true || unlisted === true) {
      return [];
    }
    const headings = headingsOf(this.parse(content) as Root);
    return [{address: addressOf(source, frontMatter), title, headings}];
  };
  return (tree: Root, file: VFile): void => {
    const at = tree.children.findIndex(
      (node) => 'name' in node && (node as {name?: string | null}).name === indexElement,
    );
    if (at < 0) {
      return;
    }
    const self = path.relative(siteDir, file.path).split(path.sep).join('/');
    const sources = filesIn(siteDir, 'docs/handbook', pageName).filter((source) => source !== self);
    const index = element(
      'div',
      // Search has what the entries lead to, and must not answer with a list of everything.
      {className: ['handbook-index'], dataSearchExclude: ''},
      indexOf(sources.flatMap(pageOf), glossary).flatMap(nodesOf),
    );
    tree.children.splice(at, 1, index);
    if (isPreview()) {
      tree.children.unshift(...sources.map((source) => importNode(`@site/${source}`)));
    }
  };
}
