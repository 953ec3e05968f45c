import {Parser} from 'htmlparser2';

/** An element of a page, with the text inside it. */
export interface FoundElement {
  name: string;
  attributes: Record<string, string>;
  text: string;
}

/** Every element of the given names in a page, in order, with its text. */
export function elementsOf(html: string, ...names: string[]): FoundElement[] {
  const found: FoundElement[] = [];
  const open: (FoundElement | undefined)[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const element = names.includes(name) ? {name, attributes, text: ''} : undefined;
      if (element) {
        found.push(element);
      }
      open.push(element);
    },
    ontext(text) {
      for (const element of open) {
        if (element) {
          element.text += text;
        }
      }
    },
    onclosetag() {
      open.pop();
    },
  });
  parser.write(html);
  parser.end();
  return found;
}
