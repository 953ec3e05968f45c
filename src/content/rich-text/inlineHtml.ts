import {unescapeHtml} from '../../shared/escape';

/** A piece of a heading's HTML: text inside zero or more of the elements that headings may hold. */
export interface HtmlPiece {
  text: string;
  element: 'code' | 'strong' | 'em' | undefined;
}

/**
 * Splits the HTML of a heading, as the generator writes it into the table of contents, into pieces
 * of text. Elements other than code, strong and em lose their tags and keep their text.
 */
export function parseInlineHtml(html: string): HtmlPiece[] {
  const pieces: HtmlPiece[] = [];
  const open: HtmlPiece['element'][] = [];
  for (const part of html.split(/(<[^>]*>)/)) {
    const tag = /^<(\/?)([a-z0-9]+)[^>]*>$/i.exec(part);
    if (tag) {
      const name = tag[2]?.toLowerCase();
      if (name === 'code' || name === 'strong' || name === 'em') {
        if (tag[1]) {
          open.pop();
        } else {
          open.push(name);
        }
      }
    } else if (part) {
      pieces.push({
        text: unescapeHtml(part),
        element: open.at(-1),
      });
    }
  }
  return pieces;
}
