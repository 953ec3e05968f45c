import type {Element, ElementContent, Root} from 'hast';
import {h} from 'hastscript';
import {visit} from 'unist-util-visit';

function isElement(node: ElementContent, ...names: string[]): node is Element {
  return node.type === 'element' && names.includes(node.tagName);
}

function isTask(item: Element): boolean {
  const classes = item.properties['className'];
  return item.tagName === 'li' && Array.isArray(classes) && classes.includes('task-list-item');
}

/** Puts the box and the text after it, up to a nested list, into one label. */
function labelled(children: ElementContent[]): ElementContent[] {
  const end = children.findIndex((child) => isElement(child, 'ul', 'ol'));
  const own = end === -1 ? children : children.slice(0, end);
  const rest = end === -1 ? [] : children.slice(end);
  return [h('label', own), ...rest];
}

/**
 * Makes the boxes of a Markdown task list (`- [ ] text`) usable: each is labelled by its text and
 * can be ticked, with or without scripts. GitHub's extension writes them disabled and unnamed,
 * which tells a screen reader nothing (WCAG 2.2, 1.3.1 and 4.1.2).
 */
export default function rehypeTaskLabels() {
  return (tree: Root): void => {
    visit(tree, 'element', (item) => {
      if (!isTask(item)) {
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
      const paragraph = item.children.find((child): child is Element => isElement(child, 'p'));
      const holder = paragraph?.children.some((child) => isElement(child, 'input'))
        ? paragraph
        : item;
      holder.children = labelled(holder.children);
    });
  };
}
