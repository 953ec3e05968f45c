import {typographic} from '../shared/typographic';

/** A piece of rich text: plain, code, bold or a link. */
export type RichPiece =
  {kind: 'text' | 'code' | 'strong'; text: string} | {kind: 'link'; text: string; href: string};

const pattern = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

/**
 * Parses the subset of Markdown for data files: `code`, **bold** and
 * [links](/address). Everything else, HTML included, stays text. Quotes become typographic, except in
 * code.
 */
export function parseRichText(source: string): RichPiece[] {
  const pieces: RichPiece[] = [];
  let end = 0;
  for (const match of source.matchAll(pattern)) {
    const [whole, code, strong, label, href] = match;
    if (match.index > end) {
      pieces.push({kind: 'text', text: typographic(source.slice(end, match.index))});
    }
    if (code !== undefined) {
      pieces.push({kind: 'code', text: code});
    } else if (strong !== undefined) {
      pieces.push({kind: 'strong', text: typographic(strong)});
    } else if (label !== undefined && href !== undefined) {
      pieces.push({kind: 'link', text: typographic(label), href});
    }
    end = match.index + whole.length;
  }
  if (end < source.length) {
    pieces.push({kind: 'text', text: typographic(source.slice(end))});
  }
  return pieces;
}

/** Removes the markup of rich text. */
export function plainText(source: string): string {
  return parseRichText(source)
    .map(({text}) => text)
    .join('');
}
