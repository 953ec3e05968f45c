import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Root, RootContent, Text} from 'mdast';
import type {VFile} from 'vfile';
import {parse as parseYaml} from 'yaml';
import {glossary as siteGlossary} from '../data/glossary';
import type {GlossaryTerm} from '../data/types';
import {element} from './element';
import {headingsOf, type PageHeading} from './headings';
import {importNode} from './importNode';
import {readText} from './readText';
import {addressOf} from './sources';

/** Name of the empty element that the index takes the place of. */
export const indexElement = 'HandbookIndex';

const handbook = 'docs/handbook';
const glossaryPage = '/handbook/glossary';

/** A page that is taken into the index. */
export interface IndexedPage {
  address: string;
  title: string;
  headings: PageHeading[];
}

/** A line of the index. */
export interface IndexEntry {
  text: string;
  to: string;
  /** Title of the page that a section is on; none if the entry is a page. */
  on?: string;
}

export interface IndexLetter {
  letter: string;
  id: string;
  entries: IndexEntry[];
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
export function inverted(heading: string): string {
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
  return texts.map((text) => ({text, to: `${glossaryPage}#${id}`, on: 'Glossary'}));
}

/**
 * The index by letter: titles and sections of pages, and terms. What begins with a digit or a sign
 * is under "0–9", first.
 */
export function indexOf(
  pages: readonly IndexedPage[],
  glossary: Readonly<Record<string, GlossaryTerm>>,
): IndexLetter[] {
  const {compare} = new Intl.Collator('en', {numeric: true});
  const entries = [
    ...pages.flatMap(entriesOf),
    ...Object.entries(glossary).flatMap(([id, term]) => entriesOfTerm(id, term)),
  ].sort((a, b) => compare(a.text, b.text) || compare(a.on ?? '', b.on ?? ''));
  const letters = new Map<string, IndexLetter>();
  for (const entry of entries) {
    const letter = /^[A-Z]/i.exec(entry.text.normalize('NFD'))?.[0].toUpperCase() ?? '0–9';
    const group = letters.get(letter) ?? {
      letter,
      id: `letter-${letter.toLowerCase().replace('–', '-')}`,
      entries: [],
    };
    group.entries.push(entry);
    letters.set(letter, group);
  }
  return [...letters.values()].sort((a, b) => compare(a.letter, b.letter));
}

const text = (value: string): Text => ({type: 'text', value});

function line({text: own, to, on}: IndexEntry): RootContent {
  const shown = on
    ? [text(`${own} `), element('small', {}, [text(on)])]
    : [element('strong', {}, [text(own)])];
  return element('li', {}, [element('a', {href: to}, shown)]);
}

/** The index as nodes of a page. */
function nodesOf(letters: readonly IndexLetter[]): RootContent[] {
  return letters.flatMap(({letter, id, entries}): RootContent[] => [
    {type: 'heading', depth: 2, children: [text(letter)], data: {hProperties: {id}}},
    element('ul', {}, entries.map(line)),
  ]);
}

/** Where the handbook's pages are, as seen from the root of the project, sorted. */
function filesOf(siteDir: string): string[] {
  return readdirSync(path.join(siteDir, handbook), {recursive: true, encoding: 'utf8'})
    .map((name) => `${handbook}/${name.split(path.sep).join('/')}`)
    .filter((name) => /\.mdx?$/.test(name) && !/(?:^|\/)(?:_|README\.md$)/.test(name))
    .sort();
}

export interface Options {
  /** Root of the project. */
  siteDir: string;
  glossary?: Readonly<Record<string, GlossaryTerm>>;
  isPreview?: boolean;
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
  {
    siteDir,
    glossary = siteGlossary,
    isPreview = process.env['NODE_ENV'] === 'development',
  }: Options,
) {
  const pageOf = (source: string): IndexedPage[] => {
    const all = readText(path.join(siteDir, source));
    const [block = '', yaml = ''] = /^---\n([\s\S]*?)\n---(?:\n|$)/.exec(all) ?? [];
    const frontMatter = (parseYaml(yaml) ?? {}) as Record<string, unknown>;
    const {title, draft, unlisted} = frontMatter;
    if (typeof title !== 'string' || draft === true || unlisted === true) {
      return [];
    }
    const headings = headingsOf(this.parse(all.slice(block.length)) as Root);
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
    const sources = filesOf(siteDir).filter((source) => source !== self);
    const index = element(
      'div',
      // Search has what the entries lead to, and must not answer with a list of everything.
      {className: ['handbook-index'], dataSearchExclude: ''},
      nodesOf(indexOf(sources.flatMap(pageOf), glossary)),
    );
    tree.children.splice(at, 1, index);
    if (isPreview) {
      tree.children.unshift(...sources.map((source) => importNode(`@site/${source}`)));
    }
  };
}
