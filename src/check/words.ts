import type {Nodes} from 'mdast';
import {asElement} from './site/tree';

/** Nodes that hold no sentences. */
const skipped = /^(?:code|html|mdxjsEsm|mdx(?:Flow|Text)Expression|yaml)$/;

/** Text of a node, without what is not confirmed. */
function confirmedText(node: Nodes): string {
  if (skipped.test(node.type) || /^(?:Unconfirmed|OpenPoints)$/.test(asElement(node)?.name ?? '')) {
    return ' ';
  }
  if ('children' in node) {
    const inline = node.type === 'paragraph' || node.type === 'heading' ? '' : ' ';
    return (node.children as Nodes[]).map(confirmedText).join(inline);
  }
  return node.type === 'text' || node.type === 'inlineCode' ? node.value : '';
}

/** Number of words that a page says for certain: nothing inside `<Unconfirmed>` counts. */
export function countWords(tree: Nodes): number {
  return confirmedText(tree).match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
}
