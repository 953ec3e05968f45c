import type {Element, Nodes} from 'hast';
import {visit} from 'unist-util-visit';

/** Elements of the given names in a parsed page or a part of it, in order; without a name all. */
export function elementsIn(tree: Nodes, ...names: string[]): Element[] {
  const matches: Element[] = [];
  visit(tree, 'element', (element) => {
    if (names.length === 0 || names.includes(element.tagName)) {
      matches.push(element);
    }
  });
  return matches;
}
