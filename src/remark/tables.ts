import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {h} from 'hastscript';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/** The rows of a table as their cells, the headings' row among them. */
function rowsOf(table: Element): Element[][] {
  const rows: Element[][] = [];
  visit(table, 'element', ({tagName, children}) => {
    if (tagName === 'tr') {
      rows.push(children.filter((child) => child.type === 'element'));
    }
  });
  return rows;
}

const isEmpty = (cell: Element): boolean =>
  cell.children.every((child) => child.type === 'text' && child.value.trim() === '');

/**
 * A table whose first heading is empty has row headings in its first column: the empty heading
 * becomes a plain cell, and the first cell of each row a heading, as assistive technology expects it.
 */
function headRows([headings, ...body]: Element[][]): void {
  const corner = headings?.[0];
  if (corner?.tagName !== 'th' || !isEmpty(corner)) {
    return;
  }
  corner.tagName = 'td';
  for (const [first] of body) {
    if (first && !isEmpty(first)) {
      first.tagName = 'th';
      first.properties['scope'] = 'row';
    }
  }
}

/**
 * Prepares a table of three or more columns for windows too narrow for it, where each row becomes a
 * card: the table gets the class for it, and every cell after the first the label of its column and
 * one element around what is in it, to stand beside the label.
 */
function labelCells(table: Element, [headings = [], ...body]: Element[][]): void {
  if (headings.length < 3) {
    return;
  }
  const labels = headings.slice(1).map((cell) => toString(cell).trim());
  table.properties['className'] = ['row-cards'];
  for (const row of body) {
    row.slice(1).forEach((cell, index) => {
      cell.properties['dataLabel'] = labels[index] ?? '';
      cell.children = [h('span', cell.children)];
    });
  }
}

/**
 * Gives each table of a page the name of the heading that it stands under (one above all headings is
 * called as its page), headings of its rows, and what its rows need to become cards on phones.
 */
export default function rehypeTables() {
  return (tree: Root, {data}: VFile): void => {
    const {title} = (data['frontMatter'] ?? {}) as {title?: unknown};
    let heading: string | undefined;
    visit(tree, 'element', (node) => {
      const {tagName, properties} = node;
      if (/^h[2-6]$/.test(tagName)) {
        heading = properties['id'] === undefined ? undefined : String(properties['id']);
      } else if (tagName === 'table') {
        if (heading) {
          properties['aria-labelledby'] = heading;
        } else if (typeof title === 'string') {
          properties['aria-label'] = title;
        }
        const rows = rowsOf(node);
        headRows(rows);
        labelCells(node, rows);
      }
    });
  };
}
