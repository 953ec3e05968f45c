import {unescapeHtml} from '../../components/shared/escape';
import {levelNames, type LevelName} from '../records/types';
import type {Hit, MarkedText} from '../engine/types';

/** A piece of text that was found, or stands between what was found. */
export interface Piece {
  text: string;
  isMarked: boolean;
}

/**
 * Takes a highlighted value apart. Everything but `<mark>` is text: whatever markup a service
 * sends is shown, never run.
 */
export function piecesOf(value: string): Piece[] {
  const pieces: Piece[] = [];
  let isMarked = false;
  for (const part of value.split(/(<\/?mark>)/)) {
    if (part === '<mark>' || part === '</mark>') {
      isMarked = part === '<mark>';
    } else if (part) {
      pieces.push({text: unescapeHtml(part), isMarked});
    }
  }
  return pieces;
}

/** Address on this site that a hit leads to; hits of another origin lead to the same path here. */
export function addressOf(hit: Pick<Hit, 'url'>): string {
  try {
    const {protocol, pathname, search, hash} = new URL(hit.url, 'https://site.invalid');
    // Two slashes at the start would name another host.
    return /^https?:$/.test(protocol) ? pathname.replace(/^\/+/, '/') + search + hash : '/';
  } catch {
    return '/';
  }
}

/** What a hit shows. */
export interface HitView {
  /** Title of its page, and where that belongs. */
  title: Piece[];
  crumb: Piece[] | undefined;
  /** Headings from below the page's title down to the place that the hit leads to. */
  place: Piece[][];
  snippet: Piece[] | undefined;
  /** The keyword that the page was found by, where nothing that is shown has a word of the query. */
  keyword: Piece[] | undefined;
}

function bestSnippet(snippets: Hit['_snippetResult']): MarkedText | undefined {
  const all = [snippets?.content, snippets?.description];
  return (
    all.find((one) => one?.value.includes('<mark>')) ?? snippets?.description ?? snippets?.content
  );
}

/** Heading of the place that a hit leads to. */
export const headingOf = ({hierarchy, type}: Hit): string => hierarchy[type] ?? '';

export function viewOf(hit: Hit): HitView {
  const {hierarchy} = hit;
  const heading = (name: LevelName): Piece[] => {
    const marked = hit._highlightResult?.hierarchy?.[name]?.value;
    return marked ? piecesOf(marked) : [{text: hierarchy[name] ?? '', isMarked: false}];
  };
  const snippet = bestSnippet(hit._snippetResult);
  const keyword = hit._snippetResult?.keyword;
  return {
    title: heading('lvl1'),
    crumb: hierarchy.lvl0 && hierarchy.lvl0 !== hierarchy.lvl1 ? heading('lvl0') : undefined,
    place: levelNames
      .slice(2, levelNames.indexOf(hit.type) + 1)
      .filter((name) => hierarchy[name])
      .map(heading),
    snippet: snippet?.value ? piecesOf(snippet.value) : undefined,
    keyword: keyword?.value ? piecesOf(keyword.value) : undefined,
  };
}
