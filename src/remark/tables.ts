import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {h} from 'hastscript';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/** Cells of each row of a table, including the header row. */
function getRows(table: Element): Element[][] {
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
 * Makes the first column row headers if its heading is empty: the empty `th` becomes a `td`, and the first cell of
 * each row a `th`, as assistive technology expects.
 */
function addRowHeaders([headings, ...body]: Element[][]): void {
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
 * Prepares a table of three or more columns for narrow windows, where each row becomes a card: adds the class,
 * and to every cell after the first the label of its column and a wrapper to place next to the label.
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

/** The longest text of a first column, in characters, that doesn't break into lines. */
const maxUnbroken = 15;

/** Keeps names in a narrow first column in one line: "Art-Net 4" would break at its hyphen. */
function keepNames(table: Element, [, ...body]: Element[][]): void {
  if (body.every(([first]) => !first || toString(first).trim().length <= maxUnbroken)) {
    table.properties['className'] = [...(table.properties['className'] ?? []), 'short-names'];
  }
}

/**
 * Names each table after the heading above it, or after the page if there is none, and adds row headers and the
 * attributes that rows need to become cards on phones.
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
        const rows = getRows(node);
        addRowHeaders(rows);
        labelCells(node, rows);
        keepNames(node, rows);
      }
    });
  };
}
