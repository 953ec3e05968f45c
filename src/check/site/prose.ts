import type {Parents} from 'mdast';
import {Parser} from 'htmlparser2';
import {findJsxTexts, findStrings} from './strings';
import {asElement, span, walk} from './tree';
import {type DataModule, isSelected, type Page, type Site, type TextFile} from './types';

/** A piece of text without code, addresses and markup. */
export interface Prose {
  text: string;
  /** Offset of its first character in the file. */
  start: number;
  /** Running text, a name or label apart from it, or the source of a whole page. */
  place: 'running' | 'apart' | 'source';
  /** Glossary term of the `<Term>` around it. */
  term?: string;
}

/** Nodes whose text is read out of order, or is a label. */
const separateNodes = /^(?:heading|link|linkReference|table|strong)$/;

const proseKeys = /^(?:title|description|sidebar_label|confirm)$/;

/** Texts of the front matter that readers or writers read, line by line. */
function frontMatterProse(text: string): Prose[] {
  const block = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/.exec(text)?.[1];
  const pieces: Prose[] = [];
  let start = 4;
  let key = '';
  for (const line of block?.split('\n') ?? []) {
    const opening = /^([a-zA-Z_]+):\s*/.exec(line);
    key = opening?.[1] ?? key;
    const skipped = opening?.[0].length ?? /^[\s-]*/.exec(line)?.[0].length ?? 0;
    if (proseKeys.test(key) && line.length > skipped) {
      pieces.push({
        text: withoutCode(line.slice(skipped)),
        start: start + skipped,
        place: 'apart',
      });
    }
    start += line.length + 1;
  }
  return pieces;
}

function surroundings(around: readonly Parents[]): Pick<Prose, 'place' | 'term'> {
  const isApart = around.some(
    ({type, data = {}}) =>
      separateNodes.test(type) || (type === 'paragraph' && 'directiveLabel' in data),
  );
  const [term] = around.flatMap((parent) => {
    const {name, attributes} = asElement(parent) ?? {};
    return name === 'Term' ? (attributes?.['id'] ?? []) : [];
  });
  return {place: isApart ? 'apart' : 'running', ...(term === undefined ? {} : {term})};
}

/** Texts of a page in order: front matter, running text, alternative texts and captions. */
export function getProse(page: Pick<Page, 'text' | 'tree'>): Prose[] {
  const pieces = frontMatterProse(page.text);
  for (const {node, around} of walk(page.tree)) {
    const [start, end] = span(node);
    if (node.type === 'text') {
      pieces.push({text: page.text.slice(start, end), start, ...surroundings(around)});
    } else if (node.type === 'image') {
      for (const text of [node.alt, node.title]) {
        const offset = text ? page.text.slice(start, end).indexOf(text) : -1;
        if (text && offset >= 0) {
          pieces.push({text, start: start + offset, place: 'apart'});
        }
      }
    }
  }
  return pieces;
}

/** Replaces `code` and link targets by spaces, which keeps offsets. */
function withoutCode(text: string): string {
  return text.replace(/`[^`]*`|\]\([^)]*\)/g, (part) => ' '.repeat(part.length));
}

/** Whether a string is a sentence or label rather than an identifier or address. */
function isReadable(text: string): boolean {
  return /[A-Za-z] [A-Za-z]/.test(text) && !/^(?:@|\.{0,2}\/|https?:)/.test(text);
}

/** Texts of a source file that readers may see. */
function getCodeProse({file, text}: TextFile): Prose[] {
  return [...findStrings(text), ...(file.endsWith('.tsx') ? findJsxTexts(text) : [])]
    .filter((string) => isReadable(string.text))
    .map((string) => ({text: withoutCode(string.text), start: string.start, place: 'running'}));
}

/** Texts of a drawing. */
function getDrawingProse({text}: TextFile): Prose[] {
  const pieces: Prose[] = [];
  const parser = new Parser(
    {
      ontext(part) {
        if (part.trim()) {
          pieces.push({text: part, start: parser.startIndex, place: 'apart'});
        }
      },
    },
    {xmlMode: true, decodeEntities: false},
  );
  parser.end(text);
  return pieces;
}

/** Data modules to check. */
export const selectedData = ({data, only}: Site): DataModule[] =>
  data.filter(({file}) => isSelected(file, only));

/** All files with text for readers, with their texts. */
export function* allProse(site: Site): Generator<{source: TextFile; prose: Prose[]}> {
  for (const page of site.pages) {
    yield {source: page, prose: getProse(page)};
  }
  for (const source of [...selectedData(site), ...site.code]) {
    yield {source, prose: getCodeProse(source)};
  }
  for (const source of site.drawings) {
    yield {source, prose: getDrawingProse(source)};
  }
}
