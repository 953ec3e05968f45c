import {createSlugger} from '@docusaurus/utils';
import type {Heading, Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** A heading in the source of a page. */
export interface PageHeading {
  depth: Heading['depth'];
  /** Text as readers see it, code included. */
  text: string;
  /** Its id in the built page. The main heading has one here, although it has none in the page. */
  anchor: string;
}

/**
 * Reduces a page to its ATX headings, the only ones that `.markdownlint-cli2.mjs` allows: parsing a whole page only
 * for them takes most of the time of a list of headings.
 */
export function keepHeadings(markdown: string): string {
  const withoutCode = markdown.replace(/^( *)(`{3,}|~{3,}).*\n(?:.*\n)*?\1\2.*$/gm, '');
  return (withoutCode.match(/^ {0,3}#{1,6} .+$/gm) ?? []).join('\n\n');
}

/** Text of a node as readers see it, code included. */
export function getText(node: Nodes): string {
  if ('children' in node) {
    return (node.children as Nodes[]).map(getText).join('');
  }
  if ('value' in node && (node.type === 'text' || node.type === 'inlineCode')) {
    return node.value;
  }
  return node.type === 'image' ? (node.alt ?? '') : '';
}

/**
 * Lists the headings of a page with the anchors that Docusaurus gives them: a comment `#id` overrides the slug, and
 * duplicates get a counter.
 */
export function getHeadings(tree: Root): PageHeading[] {
  const slugger = createSlugger();
  const headings: PageHeading[] = [];
  visit(tree, 'heading', (heading) => {
    const last = heading.children.at(-1) as unknown as {type: string; value?: string} | undefined;
    const own =
      /Expression$/.test(last?.type ?? '') && /^\s*\/\*\s*#(\S+)/.exec(last?.value ?? '')?.[1];
    const text = getText(heading);
    headings.push({
      depth: heading.depth,
      text: text.trim(),
      anchor: own || slugger.slug(text),
    });
  });
  return headings;
}
