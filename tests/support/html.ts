import type {Element, Nodes} from 'hast';
import {DomUtils, parseDocument} from 'htmlparser2';
import {visit} from 'unist-util-visit';

/** An element of a page, with the text inside it. */
export interface FoundElement {
  name: string;
  attributes: Record<string, string>;
  text: string;
}

/** Every element of the given names in a page, in order, with its text. */
export function elementsOf(html: string, ...names: string[]): FoundElement[] {
  return DomUtils.getElementsByTagName((name) => names.includes(name), parseDocument(html)).map(
    (element) => ({
      name: element.name,
      attributes: element.attribs,
      text: DomUtils.textContent(element),
    }),
  );
}

/** Elements of the given names in a parsed page or a part of it, in order; without a name all. */
export function elementsIn(tree: Nodes, ...names: string[]): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (element) => {
    if (names.length === 0 || names.includes(element.tagName)) {
      found.push(element);
    }
  });
  return found;
}
