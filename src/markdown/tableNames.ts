import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/** Gives each table of a page the name of the heading that it stands under. */
export default function rehypeTableNames() {
  return (tree: Root): void => {
    let heading: string | undefined;
    visit(tree, 'element', ({tagName, properties}) => {
      if (/^h[2-6]$/.test(tagName)) {
        heading = properties['id'] === undefined ? undefined : String(properties['id']);
      } else if (tagName === 'table' && heading) {
        properties['aria-labelledby'] = heading;
      }
    });
  };
}
