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
 * Repeats the label of a tab in its panel, for print and without JavaScript, where all panels are visible but the
 * tab list isn't.
 */
export default function remarkTabLabels() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      const {name, attributes, children} = node as unknown as TabItem;
      if (!node.type.startsWith('mdxJsx') || name !== 'TabItem') {
        return;
      }
      const getString = (attribute: string): string | undefined => {
        const value = attributes.find(({name: key}) => key === attribute)?.value;
        return typeof value === 'string' ? value : undefined;
      };
      const label = getString('label') ?? getString('value');
      if (label) {
        const properties = {className: ['tab-label'], dataNoMarkdown: '', dataSearchExclude: ''};
        children.unshift(element('p', properties, [{type: 'text', value: label}]));
      }
    });
  };
}
