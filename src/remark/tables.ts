import type {Element} from 'hast';
import {visit} from 'unist-util-visit';

/** The rows of a table, the headings' row among them. */
export function rowsOf(table: Element): Element[] {
  const rows: Element[] = [];
  visit(table, 'element', (row) => {
    if (row.tagName === 'tr') {
      rows.push(row);
    }
  });
  return rows;
}

/** The cells of a row, headings among them. */
export function cellsOf(row: Element): Element[] {
  return row.children.filter(
    (child): child is Element => child.type === 'element' && /^t[hd]$/.test(child.tagName),
  );
}
