import type {Element, Nodes} from 'hast';
import {visit} from 'unist-util-visit';

/** Elements with the given tag names below a node, in document order; all elements if no name is given. */
export function elementsIn(tree: Nodes, ...names: string[]): Element[] {
  const matches: Element[] = [];
  visit(tree, 'element', (element) => {
    if (names.length === 0 || names.includes(element.tagName)) {
      matches.push(element);
    }
  });
  return matches;
}
