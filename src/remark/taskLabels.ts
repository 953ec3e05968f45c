import type {Element, ElementContent, Root} from 'hast';
import {h} from 'hastscript';
import {visit} from 'unist-util-visit';

const isElement = (node: ElementContent, name: RegExp): node is Element =>
  node.type === 'element' && name.test(node.tagName);

/**
 * Makes the boxes of a Markdown task list (`- [ ] text`) usable: each is labelled by its text, up to
 * a nested list, and can be ticked, with or without scripts. GitHub's extension writes them disabled
 * and unnamed, which tells a screen reader nothing (WCAG 2.2, 1.3.1 and 4.1.2).
 */
export default function rehypeTaskLabels() {
  return (tree: Root): void => {
    visit(tree, 'element', (item) => {
      if (!String(item.properties['className']).includes('task-list-item')) {
        return;
      }
      visit(item, 'element', (box) => {
        if (box.tagName === 'input') {
          // Uncontrolled: a tick set before the application arrives stays.
          const {checked, disabled: _, ...properties} = box.properties;
          box.properties = checked ? {...properties, defaultChecked: true} : properties;
        }
      });
      // In a loose list the box stands in the paragraph.
      const isHolder = (node: ElementContent): node is Element =>
        isElement(node, /^p$/) && node.children.some((child) => isElement(child, /^input$/));
      const holder = item.children.find(isHolder) ?? item;
      const end = holder.children.findIndex((child) => isElement(child, /^[uo]l$/));
      const own = holder.children.splice(0, end < 0 ? holder.children.length : end);
      holder.children.unshift(h('label', own));
    });
  };
}
