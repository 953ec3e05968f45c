import type {Element, ElementContent} from 'hast';
import {toMdast} from 'hast-util-to-mdast';
import {h} from 'hastscript';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown as write} from 'mdast-util-to-markdown';
import {attribute, findElement, hasClass} from '../html/readPage';

/** Controls, navigation and decoration, which are not part of the text. */
const skipped = new Set(
  'button canvas form head iframe nav noscript output progress script select style template textarea'.split(
    ' ',
  ),
);

/** Inline elements. All others are blocks. */
const inline = new Set(
  'a abbr b bdi br code del em i img input kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

const isElement = (node: ElementContent): node is Element => node.type === 'element';

function isSkipped(element: Element): boolean {
  const {tagName, properties} = element;
  return (
    skipped.has(tagName) ||
    attribute(element, 'ariaHidden') === 'true' ||
    'dataNoMarkdown' in properties ||
    hasClass(element, 'hash-link') ||
    hasClass(element, 'theme-doc-toc-mobile') ||
    (tagName === 'input' && properties['type'] !== 'checkbox')
  );
}

/** Outermost descendants with a role. */
function withRole(element: Element, role: string): Element[] {
  return element.children
    .filter(isElement)
    .flatMap((inner) => (attribute(inner, 'role') === role ? [inner] : withRole(inner, role)));
}

/** Flattens blocks to inline content, separated by spaces. */
function flatten(nodes: readonly ElementContent[]): ElementContent[] {
  const space = {type: 'text', value: ' '} as const;
  return nodes.flatMap((node) =>
    isElement(node) && !inline.has(node.tagName)
      ? [space, ...flatten(node.children), space]
      : [node],
  );
}

/** Simplifies a page's elements to plain HTML that has a Markdown equivalent. */
function simplify(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes
    .filter(({type}) => type !== 'comment')
    .flatMap((node) => (isElement(node) ? plainElement(node) : [node]));
}

/** Content of an element as one line. */
const line = (part: Element | undefined): ElementContent[] =>
  flatten(simplify(part?.children ?? []));

/** A title as a bold paragraph. */
const title = (part: Element | undefined): Element[] =>
  part ? [h('p', [h('strong', line(part))])] : [];

/** Replacement for an inline image, which has no URL to link to. */
const pictureText = (label: string | undefined): ElementContent[] =>
  label ? [{type: 'text', value: `(Picture: ${label})`}] : [];

/** Splits an element into its caption or summary and the simplified rest. */
function splitTitle(element: Element, tagName: string): [Element | undefined, ElementContent[]] {
  const name = findElement(element, (inner) => inner.tagName === tagName);
  return [name, simplify(element.children.filter((inner) => inner !== name))];
}

function plainElement(element: Element): ElementContent[] {
  if (isSkipped(element)) {
    return [];
  }
  const {tagName, properties} = element;
  if (hasClass(element, 'theme-admonition')) {
    const [name, ...content] = element.children.filter(isElement);
    return [h('blockquote', [...title(name), ...simplify(content)])];
  }
  if (hasClass(element, 'tabs-container')) {
    const names = withRole(element, 'tab');
    return withRole(element, 'tabpanel').flatMap((panel, index) => [
      ...title(names[index]),
      ...simplify(panel.children),
    ]);
  }
  switch (tagName) {
    case 'svg': {
      // Diagrams have a second form for narrow screens, with the same label.
      const isShown = properties['role'] === 'img' && properties['dataForm'] !== 'narrow';
      return pictureText(isShown ? attribute(element, 'ariaLabel') : undefined);
    }
    case 'img':
      return attribute(element, 'src')?.startsWith('data:')
        ? pictureText(attribute(element, 'alt'))
        : [element];
    case 'td':
    case 'th':
      return [{...element, children: line(element)}];
    case 'table': {
      const [caption, children] = splitTitle(element, 'caption');
      const table = {...element, children};
      return caption ? [h('p', line(caption), ':'), table] : [table];
    }
    case 'figure': {
      const [caption, content] = splitTitle(element, 'figcaption');
      if (!caption) {
        return content;
      }
      return findElement(element, (inner) => inner.tagName === 'pre')
        ? [h('p', line(caption), ':'), ...content]
        : [...content, h('p', [h('em', line(caption))])];
    }
    case 'details': {
      const [summary, content] = splitTitle(element, 'summary');
      return [h('ul', [h('li', [...title(summary), ...content])])];
    }
    default:
      return [{...element, children: simplify(element.children)}];
  }
}

/**
 * Converts an element to Markdown (CommonMark with tables): headings, lists, tables, code and descriptions of
 * pictures. Links become full URLs; controls and navigation are left out.
 *
 * @param url - full address of the page
 */
export function toMarkdown(element: Element, url: string): string {
  const tree = toMdast(h('div', [h('base', {href: url}), ...simplify(element.children)]));
  return write(tree, {
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
    bullet: '-',
    emphasis: '*',
    fences: true,
    listItemIndent: 'one',
    rule: '-',
  }).trim();
}
