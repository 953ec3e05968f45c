import type {Root} from 'mdast';
import {typographic} from '../components/shared/typographic';

/** The properties of Markdown and MDX nodes that this plugin reads. */
interface Node {
  type: string;
  name?: string | null;
  value?: string;
  url?: string;
  alt?: string | null;
  title?: string | null;
  children?: Node[];
  /** An array in MDX; admonitions have an object. */
  attributes?: unknown;
}

/** Elements whose text readers type or compare character by character. */
const literal = /^(?:code|kbd|pre|samp|script|style|svg)$/;

/** Text nodes of a paragraph in order, with a placeholder letter for content that must not change. */
function textsIn(node: Node): Node[] {
  const isAddress = node.type === 'link' && node.children?.[0]?.value === node.url;
  if (literal.test(node.name ?? '') || isAddress || !node.children) {
    return [node.type === 'text' || node.type === 'break' ? node : {type: 'code', value: 'x'}];
  }
  return node.children.flatMap(textsIn);
}

/** Treats a paragraph as one text, since a quote may open and close in different text nodes. */
function transformParagraph(paragraph: Node): void {
  const texts = textsIn(paragraph);
  const getValue = ({type, value}: Node): string => (type === 'break' ? '\n' : (value ?? 'x'));
  const result = typographic(texts.map(getValue).join(''));
  let start = 0;
  for (const text of texts) {
    const end = start + getValue(text).length;
    if (text.type === 'text') {
      text.value = result.slice(start, end);
    }
    start = end;
  }
}

/** Names that would otherwise break at their hyphen. */
const hyphenated = /((?:Art-Net|Port-Address|Sub-Net|W-DMX)(?!\w))/;

/** Splits a text around its hyphenated names, each in an element that doesn't break. */
function joinNames(node: Node): Node[] {
  if (node.type !== 'text') {
    return [node];
  }
  const attributes = [{type: 'mdxJsxAttribute', name: 'className', value: 'joined'}];
  return (node.value ?? '')
    .split(hyphenated)
    .map((value, index): Node => {
      const text = {type: 'text', value};
      const isName = index % 2 === 1;
      return isName
        ? {type: 'mdxJsxTextElement', name: 'span', attributes, children: [text]}
        : text;
    })
    .filter(({value}) => value !== '');
}

function transformNode(node: Node): void {
  for (const key of ['alt', 'title'] as const) {
    if (node.type === 'image' && node[key]) {
      node[key] = typographic(node[key]);
    }
  }
  const attributes = Array.isArray(node.attributes) ? node.attributes : [];
  for (const attribute of attributes as {name?: string; value?: unknown}[]) {
    const {name = '', value} = attribute;
    if (/^(?:alt|caption|label)$/.test(name) && typeof value === 'string') {
      attribute.value = typographic(value);
    }
  }
  if (literal.test(node.name ?? '')) {
    return;
  }
  if (node.children?.some(({type}) => type === 'text')) {
    transformParagraph(node);
  }
  node.children?.forEach(transformNode);
  // The columns of tables and of the table of contents are narrow.
  if (/^(?:heading|tableCell)$/.test(node.type)) {
    node.children = node.children?.flatMap(joinNames);
  }
}

/**
 * Replaces straight quotes and apostrophes with typographic ones, and keeps names with a hyphen in one line where
 * space is narrow. Code and addresses stay unchanged, and so do
 * anchors, since slugs drop these characters.
 */
export default function remarkTypography() {
  return (tree: Root): void => transformNode(tree);
}
