import type {Element, ElementContent} from 'hast';
import {toMdast} from 'hast-util-to-mdast';
import {h} from 'hastscript';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown as write} from 'mdast-util-to-markdown';
import {attribute, findElement, hasClass} from '../html/readPage';

/** Elements that are controls, navigation or decoration, not text of the page. */
const skipped = new Set(
  'button canvas form head iframe nav noscript output progress script select style template textarea'.split(
    ' ',
  ),
);

/** Elements that stand in a line. All others are blocks. */
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

/** Every element with one of the roles, outermost first. */
function withRole(element: Element, role: string): Element[] {
  return element.children
    .filter(isElement)
    .flatMap((inner) => (attribute(inner, 'role') === role ? [inner] : withRole(inner, role)));
}

/** Content in one line: what blocks hold, set apart by blanks. */
function inLine(nodes: readonly ElementContent[]): ElementContent[] {
  const blank = {type: 'text', value: ' '} as const;
  return nodes.flatMap((node) =>
    isElement(node) && !inline.has(node.tagName)
      ? [blank, ...inLine(node.children), blank]
      : [node],
  );
}

/** A page's elements as plain HTML: what Markdown has no form for becomes what comes nearest. */
function plain(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes
    .filter(({type}) => type !== 'comment')
    .flatMap((node) => (isElement(node) ? plainElement(node) : [node]));
}

/** What an element says as one line. */
const line = (part: Element | undefined): ElementContent[] => inLine(plain(part?.children ?? []));

/** The title of what follows, as a paragraph in bold letters. */
const title = (part: Element | undefined): Element[] =>
  part ? [h('p', [h('strong', line(part))])] : [];

/** A picture that cannot be linked to. */
const pictured = (label: string | undefined): ElementContent[] =>
  label ? [{type: 'text', value: `(Picture: ${label})`}] : [];

/** The part of an element that names the rest, and the rest as plain HTML. */
function apart(element: Element, tagName: string): [Element | undefined, ElementContent[]] {
  const name = findElement(element, (inner) => inner.tagName === tagName);
  return [name, plain(element.children.filter((inner) => inner !== name))];
}

function plainElement(element: Element): ElementContent[] {
  if (isSkipped(element)) {
    return [];
  }
  const {tagName, properties} = element;
  if (hasClass(element, 'theme-admonition')) {
    const [name, ...content] = element.children.filter(isElement);
    return [h('blockquote', [...title(name), ...plain(content)])];
  }
  if (hasClass(element, 'tabs-container')) {
    const names = withRole(element, 'tab');
    return withRole(element, 'tabpanel').flatMap((panel, index) => [
      ...title(names[index]),
      ...plain(panel.children),
    ]);
  }
  switch (tagName) {
    case 'svg': {
      // Its form for narrow screens says the same.
      const isShown = properties['role'] === 'img' && properties['dataForm'] !== 'narrow';
      return pictured(isShown ? attribute(element, 'ariaLabel') : undefined);
    }
    case 'img':
      return attribute(element, 'src')?.startsWith('data:')
        ? pictured(attribute(element, 'alt'))
        : [element];
    case 'td':
    case 'th':
      return [{...element, children: line(element)}];
    case 'table': {
      const [caption, children] = apart(element, 'caption');
      const table = {...element, children};
      return caption ? [h('p', line(caption), ':'), table] : [table];
    }
    case 'figure': {
      const [caption, content] = apart(element, 'figcaption');
      if (!caption) {
        return content;
      }
      return findElement(element, (inner) => inner.tagName === 'pre')
        ? [h('p', line(caption), ':'), ...content]
        : [...content, h('p', [h('em', line(caption))])];
    }
    case 'details': {
      const [summary, content] = apart(element, 'summary');
      return [h('ul', [h('li', [...title(summary), ...content])])];
    }
    default:
      return [{...element, children: plain(element.children)}];
  }
}

/**
 * The text of an element as Markdown (CommonMark with tables): headings, lists, tables, source text
 * and pictures' descriptions; links are complete addresses; controls and navigation are left out.
 *
 * @param url - full address of the page
 */
export function toMarkdown(element: Element, url: string): string {
  const tree = toMdast(h('div', [h('base', {href: url}), ...plain(element.children)]));
  return write(tree, {
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
    bullet: '-',
    emphasis: '*',
    fences: true,
    listItemIndent: 'one',
    rule: '-',
  }).trim();
}
