import {DomUtils, parseDocument} from 'htmlparser2';

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
