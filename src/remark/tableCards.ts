import type {Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {h} from 'hastscript';
import {visit} from 'unist-util-visit';
import {cellsOf, rowsOf} from './tables';

/**
 * Prepares Markdown tables of three or more columns for windows too narrow for them, where each row
 * becomes a card: the table gets the class for it, and every cell after the first the label of its
 * column and one element around what is in it, to stand beside the label.
 */
export default function rehypeTableCards() {
  return (tree: Root): void => {
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') {
        return;
      }
      const [heading, ...body] = rowsOf(table);
      const labels = heading ? cellsOf(heading).map((cell) => toString(cell).trim()) : [];
      if (labels.length < 3) {
        return;
      }
      table.properties['className'] = ['row-cards'];
      for (const row of body) {
        for (const [index, cell] of cellsOf(row).entries()) {
          if (index > 0) {
            cell.properties['dataLabel'] = labels[index] ?? '';
            cell.children = [h('span', cell.children)];
          }
        }
      }
    });
  };
}
