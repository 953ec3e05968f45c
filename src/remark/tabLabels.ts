import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {element} from './element';

/** The parts of an MDX element that are read and changed here. */
interface TabItem {
  name: string | null;
  attributes: {type: string; name?: string; value?: unknown}[];
  children: unknown[];
}

/**
 * Puts the label of a tab into its panel too, for print and without JavaScript, where all panels are shown
 * and the row of tabs isn't.
 */
export default function remarkTabLabels() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      const {name, attributes, children} = node as unknown as TabItem;
      if (!node.type.startsWith('mdxJsx') || name !== 'TabItem') {
        return;
      }
      const textOf = (attribute: string): string | undefined => {
        const value = attributes.find((one) => one.name === attribute)?.value;
        return typeof value === 'string' ? value : undefined;
      };
      const label = textOf('label') ?? textOf('value');
      if (label) {
        const properties = {className: ['tab-label'], dataNoMarkdown: '', dataSearchExclude: ''};
        children.unshift(element('p', properties, [{type: 'text', value: label}]));
      }
    });
  };
}
