import type {Element, ElementContent, Root} from 'hast';
import {h} from 'hastscript';
import {visit} from 'unist-util-visit';

const isElement = (node: ElementContent, name: RegExp): node is Element =>
  node.type === 'element' && name.test(node.tagName);

/**
 * Makes the checkboxes of a Markdown task list (`- [ ] text`) usable: each is labelled by its text, up to a nested
 * list, and can be ticked, with or without scripts. `remark-gfm` leaves them disabled and unlabelled, which fails
 * WCAG 2.2, 1.3.1 and 4.1.2.
 */
export default function rehypeTaskLabels() {
  return (tree: Root): void => {
    visit(tree, 'element', (item) => {
      if (!String(item.properties['className']).includes('task-list-item')) {
        return;
      }
      visit(item, 'element', (box) => {
        if (box.tagName === 'input') {
          // Uncontrolled, so that a tick set before hydration stays.
          const {checked, disabled: _, ...properties} = box.properties;
          box.properties = checked ? {...properties, defaultChecked: true} : properties;
        }
      });
      // In a loose list, the checkbox is inside a paragraph.
      const hasCheckbox = (node: ElementContent): node is Element =>
        isElement(node, /^p$/) && node.children.some((child) => isElement(child, /^input$/));
      const parent = item.children.find(hasCheckbox) ?? item;
      const end = parent.children.findIndex((child) => isElement(child, /^[uo]l$/));
      const own = parent.children.splice(0, end < 0 ? parent.children.length : end);
      parent.children.unshift(h('label', own));
    });
  };
}
