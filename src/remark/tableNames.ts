import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/** The parts of a page's file that are read here. */
interface Page {
  data: {frontMatter?: {title?: unknown}};
}

/**
 * Gives each table of a page the name of the heading that it stands under; one above all headings is
 * called as its page.
 */
export default function rehypeTableNames() {
  return (tree: Root, {data}: Page): void => {
    let heading: string | undefined;
    visit(tree, 'element', ({tagName, properties}) => {
      if (/^h[2-6]$/.test(tagName)) {
        heading = properties['id'] === undefined ? undefined : String(properties['id']);
      } else if (tagName === 'table' && heading) {
        properties['aria-labelledby'] = heading;
      } else if (tagName === 'table' && typeof data.frontMatter?.title === 'string') {
        properties['aria-label'] = data.frontMatter.title;
      }
    });
  };
}
