import path from 'node:path';
import type {Root, RootContent, Text} from 'mdast';
import type {VFile} from 'vfile';
import {glossary} from '../data/glossary';
import type {GlossaryTerm} from '../data/types';
import {indexElement} from './componentsByName';
import {element} from './element';
import {getHeadings, keepHeadings, type PageHeading} from './headings';
import {importNode, isPreview} from './importNode';
import {filesIn, readText, splitFrontMatter} from './readText';
import {getAddress} from './sources';

/** Matches files of pages, but not partials and READMEs. */
const pageName = /^(?!.*(?:\/_|\/README\.)).*\.mdx?$/;

/** A page to index. */
export interface IndexedPage {
  address: string;
  title: string;
  headings: PageHeading[];
}

/** A place where a subject is explained. */
interface Place {
  to: string;
  /** Title of the page that contains the section; undefined if it is a page. */
  on?: string;
}

/** A line of the index. */
interface Subject {
  text: string;
  places: Place[];
}

type IndexEntry = Place & Pick<Subject, 'text'>;

/** Headings that are part of a page template, or only make sense on their page: they name no subject. */
const generic = new RegExp(
  `^(?:(?:${[
    // Prepositions, questions and requests.
    'across|after|ask(?:ed)?|at|before|from|if|in|into|on|to|with|without|your',
    'how|what|when|where|which|who|why',
  ].join('|')}) .*|${[
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
 * Inverts a heading for the index, so that it starts with its first significant word. "How to" moves to the end;
 * an article is dropped, because a heading that is a sentence would end oddly with it.
 */
function invert(heading: string): string {
  const [, article, rest = ''] = /^(the|an?|how to) (\S.*)$/i.exec(heading) ?? [];
  if (!article) {
    return heading;
  }
  const end = /^how/i.test(article) ? ', how to' : '';
  return rest.charAt(0).toUpperCase() + rest.slice(1) + end;
}

/**
 * Overviews, the pages at the top level of the handbook, only contribute their title: their headings group
 * links to other pages.
 */
function getPageEntries({address, title, headings}: IndexedPage): IndexEntry[] {
  const isOverview = /^\/handbook\/[^/]+$/.test(address);
  const sections = headings.filter(
    ({depth, text}) => depth === 2 && !isOverview && !generic.test(text),
  );
  return [
    {text: invert(title), to: address},
    ...sections.map(({text, anchor}) => ({
      text: invert(text),
      to: `${address}#${anchor}`,
      on: title,
    })),
  ];
}

/** Entries for a term and its expansion. */
function getTermEntries(id: string, {term, expansion}: GlossaryTerm): IndexEntry[] {
  const texts = [term, ...(expansion ? [`${expansion} (${term})`] : [])];
  return texts.map((text) => ({text, to: `/handbook/glossary#${id}`, on: 'Glossary'}));
}

/**
 * Groups titles and sections of pages, and terms, by letter and subject. Subjects that start with a digit or symbol
 * come first, under "0–9".
 */
export function buildIndex(
  pages: readonly IndexedPage[],
  glossary: Readonly<Record<string, GlossaryTerm>>,
): [letter: string, subjects: Subject[]][] {
  const {compare} = new Intl.Collator('en', {numeric: true});
  const entries = [
    ...pages.flatMap(getPageEntries),
    ...Object.entries(glossary).flatMap(([id, term]) => getTermEntries(id, term)),
  ].sort((a, b) => compare(a.text, b.text) || compare(a.on ?? '', b.on ?? ''));
  const letters = new Map<string, Subject[]>();
  for (const {text, ...place} of entries) {
    const letter = /^[A-Z]/i.exec(text.normalize('NFD'))?.[0].toUpperCase() ?? '0–9';
    const subjects = letters.get(letter) ?? [];
    const last = subjects.at(-1);
    if (last?.text.toLowerCase() === text.toLowerCase()) {
      last.places.push(place);
    } else {
      letters.set(letter, [...subjects, {text, places: [place]}]);
    }
  }
  return [...letters].sort(([a], [b]) => compare(a, b));
}

const text = (value: string): Text => ({type: 'text', value});

const link = (to: string, content: RootContent): RootContent => element('a', {href: to}, [content]);

/** A subject with its places: a page has its name as link. */
function listItem({text: own, places}: Subject): RootContent {
  const pages = places.flatMap(({to, on}) => (on ? [link(to, text(on))] : []));
  const page = places.find(({on}) => !on);
  const name = page ? link(page.to, text(own)) : text(own);
  return element('li', {}, [
    element('span', {}, [name]),
    ...pages.map((place) => element('span', {}, [place])),
  ]);
}

/** Creates the nodes of a letter of the index. */
function createLetterNodes([letter, subjects]: [
  letter: string,
  subjects: Subject[],
]): RootContent[] {
  const id = `letter-${letter.toLowerCase().replace('–', '-')}`;
  const range = [...new Set([subjects[0], subjects.at(-1)])].map((subject) => subject?.text);
  return [
    {type: 'heading', depth: 2, children: [text(letter)], data: {hProperties: {id}}},
    element('details', {}, [
      element('summary', {}, [text(range.join(' to '))]),
      element('ul', {}, subjects.map(listItem)),
    ]),
  ];
}

/**
 * Replaces `<HandbookIndex />` by an index of the whole handbook, with links to every title, every second-level
 * heading and every glossary term. It is static HTML and needs no script.
 *
 * The dev server updates the index when a page changes, but not when the glossary changes.
 */
export default function remarkHandbookIndex(
  this: {parse: (text: string) => unknown},
  {siteDir}: {siteDir: string},
) {
  const readPage = (source: string): IndexedPage[] => {
    const [frontMatter, content] = splitFrontMatter(readText(path.join(siteDir, source)));
    const {title, draft, unlisted} = frontMatter;
    if (typeof title !== 'string' || draft === true || unlisted === true) {
      return [];
    }
    const headings = getHeadings(this.parse(keepHeadings(content)) as Root);
    return [{address: getAddress(source, frontMatter), title, headings}];
  };
  return (tree: Root, file: VFile): void => {
    const position = tree.children.findIndex(
      (node) => 'name' in node && (node as {name?: string | null}).name === indexElement,
    );
    if (position < 0) {
      return;
    }
    const self = path.relative(siteDir, file.path).split(path.sep).join('/');
    const sources = filesIn(siteDir, 'docs/handbook', pageName).filter((source) => source !== self);
    const index = element(
      'div',
      // The targets are indexed themselves; the page would match every query.
      {className: ['handbook-index'], dataSearchExclude: ''},
      buildIndex(sources.flatMap(readPage), glossary).flatMap(createLetterNodes),
    );
    tree.children.splice(position, 1, index);
    if (isPreview()) {
      tree.children.unshift(...sources.map((source) => importNode(`@site/${source}`)));
    }
  };
}
