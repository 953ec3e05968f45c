import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {cellsOf, rowsOf} from './tables';

function isEmpty(cell: Element): boolean {
  return cell.children.every((child) => child.type === 'text' && child.value.trim() === '');
}

/**
 * A Markdown table whose first heading is empty has row headings in its first column: the empty
 * heading becomes a plain cell, and the first cell of each row a heading, as assistive technology
 * expects it.
 */
export default function rehypeRowHeaders() {
  return (tree: Root): void => {
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') {
        return;
      }
      const [heading, ...body] = rowsOf(table);
      const corner = heading && cellsOf(heading)[0];
      if (corner?.tagName !== 'th' || !isEmpty(corner)) {
        return;
      }
      corner.tagName = 'td';
      for (const row of body) {
        const first = cellsOf(row)[0];
        if (first && !isEmpty(first)) {
          first.tagName = 'th';
          first.properties = {...first.properties, scope: 'row'};
        }
      }
    });
  };
}
