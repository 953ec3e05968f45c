import {createSlugger} from '@docusaurus/utils';
import type {Heading, Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** A heading of a page that is not compiled yet. */
export interface PageHeading {
  depth: Heading['depth'];
  /** As readers see it, code included. */
  text: string;
  /** Its id in the built page; a main heading has one here that the page does not show. */
  anchor: string;
}

/** Text of a node as readers see it, code included. */
export function textOf(node: Nodes): string {
  if ('children' in node) {
    return (node.children as Nodes[]).map(textOf).join('');
  }
  if ('value' in node && (node.type === 'text' || node.type === 'inlineCode')) {
    return node.value;
  }
  return node.type === 'image' ? (node.alt ?? '') : '';
}

/**
 * Headings of a page in the order of the text, with the anchors that Docusaurus makes of them: a
 * comment `#id` overrides, and a text that stands twice is counted.
 */
export function headingsOf(tree: Root): PageHeading[] {
  const slugger = createSlugger();
  const headings: PageHeading[] = [];
  visit(tree, 'heading', (heading) => {
    const last = heading.children.at(-1) as unknown as {type: string; value?: string} | undefined;
    const own =
      /Expression$/.test(last?.type ?? '') && /^\s*\/\*\s*#(\S+)/.exec(last?.value ?? '')?.[1];
    const text = textOf(heading);
    headings.push({
      depth: heading.depth,
      text: text.trim(),
      anchor: own || slugger.slug(text),
    });
  });
  return headings;
}
