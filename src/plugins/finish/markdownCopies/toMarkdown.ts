import type {Element, ElementContent} from 'hast';
import {toMdast} from 'hast-util-to-mdast';
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

const make = (tagName: string, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const text = (value: string): ElementContent => ({type: 'text', value});

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

const child = (element: Element, tagName: string): Element | undefined =>
  findElement(element, (inner) => inner.tagName === tagName);

const without = (element: Element, left: Element | undefined): ElementContent[] =>
  element.children.filter((inner) => inner !== left);

/** Every element with one of the roles, outermost first. */
function withRole(element: Element, role: string): Element[] {
  return element.children
    .filter(isElement)
    .flatMap((inner) => (attribute(inner, 'role') === role ? [inner] : withRole(inner, role)));
}

/** Content in one line: what blocks hold, set apart by blanks. */
function inLine(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node) =>
    isElement(node) && !inline.has(node.tagName)
      ? [text(' '), ...inLine(node.children), text(' ')]
      : [node],
  );
}

/** A page's elements as plain HTML: what Markdown has no form for becomes what comes nearest. */
function plain(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes
    .filter(({type}) => type !== 'comment')
    .flatMap((node) => (isElement(node) ? plainElement(node) : [node]));
}

function plainElement(element: Element): ElementContent[] {
  if (isSkipped(element)) {
    return [];
  }
  const {tagName, properties} = element;
  const line = (part: Element): ElementContent[] => inLine(plain(part.children));
  if (hasClass(element, 'theme-admonition')) {
    const [title, ...content] = element.children.filter(isElement);
    return [
      make(
        'blockquote',
        ...(title ? [make('p', make('strong', ...line(title)))] : []),
        ...plain(content),
      ),
    ];
  }
  if (hasClass(element, 'tabs-container')) {
    const names = withRole(element, 'tab');
    return withRole(element, 'tabpanel').flatMap((panel, index) => [
      ...(names[index] ? [make('p', make('strong', ...line(names[index])))] : []),
      ...plain(panel.children),
    ]);
  }
  switch (tagName) {
    case 'svg': {
      // Its form for narrow screens says the same.
      const isShown = properties['role'] === 'img' && properties['dataForm'] !== 'narrow';
      const label = isShown ? attribute(element, 'ariaLabel') : undefined;
      return label ? [text(`(Picture: ${label})`)] : [];
    }
    case 'img': {
      const alt = attribute(element, 'alt');
      const isInline = attribute(element, 'src')?.startsWith('data:');
      return isInline ? (alt ? [text(`(Picture: ${alt})`)] : []) : [element];
    }
    case 'td':
    case 'th':
      return [{...element, children: line(element)}];
    case 'table': {
      const caption = child(element, 'caption');
      const table = {...element, children: plain(without(element, caption))};
      return caption ? [make('p', ...line(caption), text(':')), table] : [table];
    }
    case 'figure': {
      const caption = child(element, 'figcaption');
      const content = plain(without(element, caption));
      if (!caption) {
        return content;
      }
      return child(element, 'pre')
        ? [make('p', ...line(caption), text(':')), ...content]
        : [...content, make('p', make('em', ...line(caption)))];
    }
    case 'details': {
      const summary = child(element, 'summary');
      const title = summary ? [make('p', make('strong', ...line(summary)))] : [];
      return [make('ul', make('li', ...title, ...plain(without(element, summary))))];
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
  const base: Element = {...make('base'), properties: {href: url}};
  const tree = toMdast(make('div', base, ...plain(element.children)));
  return write(tree, {
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
    bullet: '-',
    emphasis: '*',
    fences: true,
    listItemIndent: 'one',
    rule: '-',
  }).trim();
}
