import type {Root} from 'mdast';
import {typographic} from '../components/shared/typographic';

/** A node of Markdown or MDX, as far as this step needs it. */
interface Node {
  type: string;
  name?: string | null;
  value?: string;
  url?: string;
  alt?: string | null;
  title?: string | null;
  children?: Node[];
  /** A list in MDX; in a box an object, which is none of ours. */
  attributes?: unknown;
}

/** Elements whose text a reader types or compares letter by letter. */
const literal = /^(?:code|kbd|pre|samp|script|style|svg)$/;

/** Texts of a paragraph in their order. What is not to be changed is there as letters. */
function textsIn(node: Node): Node[] {
  const isAddress = node.type === 'link' && node.children?.[0]?.value === node.url;
  if (literal.test(node.name ?? '') || isAddress || !node.children) {
    return [node.type === 'text' || node.type === 'break' ? node : {type: 'code', value: 'x'}];
  }
  return node.children.flatMap(textsIn);
}

/** A quote may open in one text and close in another, with code between: the paragraph is one text. */
function setParagraph(paragraph: Node): void {
  const texts = textsIn(paragraph);
  const valueOf = ({type, value}: Node): string => (type === 'break' ? '\n' : (value ?? 'x'));
  const set = typographic(texts.map(valueOf).join(''));
  let at = 0;
  for (const text of texts) {
    const end = at + valueOf(text).length;
    if (text.type === 'text') {
      text.value = set.slice(at, end);
    }
    at = end;
  }
}

function setNode(node: Node): void {
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
    setParagraph(node);
  }
  node.children?.forEach(setNode);
}

/**
 * Sets typographic quotes and apostrophes, so that writers type straight ones. Code and addresses
 * stay as they are, and so do anchors, which are made without any of these marks.
 */
export default function remarkTypography() {
  return (tree: Root): void => setNode(tree);
}
