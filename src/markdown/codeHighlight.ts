import type {Element, ElementContent, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {highlight} from './highlight';

function textOf(node: ElementContent): string {
  if (node.type === 'text') {
    return node.value;
  }
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}

/**
 * Highlights fenced code when the page is compiled, with classes instead of inline styles, so that
 * neither a highlighter nor styles reach the reader. `title="…"` of the fence becomes the block's
 * title.
 */
export default function rehypeCodeHighlight() {
  return (tree: Root): void => {
    visit(tree, 'element', (node: Element) => {
      const code = node.children[0];
      if (node.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') {
        return;
      }
      const classes = code.properties['className'];
      const language =
        (Array.isArray(classes) ? classes : [])
          .map(String)
          .find((name) => name.startsWith('language-'))
          ?.slice('language-'.length) ?? 'text';
      const meta = String(
        (code.data as {meta?: string} | undefined)?.meta ?? code.properties['metastring'] ?? '',
      );
      const title = /title="([^"]*)"/.exec(meta)?.[1];
      const source = textOf(code).replace(/\n$/, '');
      node.properties = {'data-language': language, ...(title ? {'data-title': title} : {})};
      code.properties = {};
      code.data = undefined;
      code.tagName = 'span';
      code.children = highlight(source, language).map(({kind, text}): ElementContent =>
        kind
          ? {
              type: 'element',
              tagName: 'span',
              properties: {className: [`t-${kind}`]},
              children: [{type: 'text', value: text}],
            }
          : {type: 'text', value: text},
      );
      node.children = code.children;
    });
  };
}
