import type {Element, ElementContent, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {h} from 'hastscript';
import {visit} from 'unist-util-visit';
import {highlight, type CodeToken} from './highlight';

const asContent = (tokens: readonly CodeToken[]): ElementContent[] =>
  tokens.map(({kind, text}) =>
    kind ? h('span', {class: `t-${kind}`}, text) : {type: 'text', value: text},
  );

/** The lines of highlighted text, each with its line feed. Joined, they are the text again. */
function linesOf(tokens: readonly CodeToken[]): CodeToken[][] {
  const lines: CodeToken[][] = [[]];
  for (const {kind, text} of tokens) {
    for (const part of text.split(/(?<=\n)/)) {
      lines.at(-1)?.push({kind, text: part});
      if (part.endsWith('\n')) {
        lines.push([]);
      }
    }
  }
  return lines;
}

/** The text with the lines that contain one of `marks` as blocks of their own. Throws for a mark that none contains. */
function withMarkedLines(tokens: readonly CodeToken[], marks: readonly string[]): ElementContent[] {
  const found = new Set<string>();
  const content = linesOf(tokens).flatMap((line) => {
    const text = line.map((token) => token.text).join('');
    const own = marks.filter((mark) => text.includes(mark));
    own.forEach((mark) => found.add(mark));
    return own.length > 0 ? [h('span', {class: 't-marked'}, asContent(line))] : asContent(line);
  });
  const missing = marks.filter((mark) => !found.has(mark));
  if (missing.length > 0) {
    throw new Error(
      `No line of the code contains ${missing.map((mark) => `mark="${mark}"`).join(', ')}. Copy a part of the line that should stand out.`,
    );
  }
  return content;
}

/**
 * Highlights fenced code when the page is compiled, with classes instead of inline styles, so that
 * neither a highlighter nor styles reach the reader. `title="…"` of the fence becomes the block's
 * title; lines that contain the text of a `mark="…"` stand out.
 */
export default function rehypeCodeHighlight() {
  return (tree: Root): void => {
    visit(tree, 'element', (node: Element) => {
      const code = node.children[0];
      if (node.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') {
        return;
      }
      const language =
        /\blanguage-([^\s,]+)/.exec(String(code.properties['className']))?.[1] ?? 'text';
      const meta = String(
        (code.data as {meta?: string} | undefined)?.meta ?? code.properties['metastring'] ?? '',
      );
      const title = /title="([^"]*)"/.exec(meta)?.[1];
      const source = toString(code).replace(/\n$/, '');
      node.properties = {'data-language': language, ...(title ? {'data-title': title} : {})};
      const marks = [...meta.matchAll(/mark="([^"]+)"/g)].map(([, mark = '']) => mark);
      const tokens = highlight(source, language);
      node.children = marks.length > 0 ? withMarkedLines(tokens, marks) : asContent(tokens);
    });
  };
}
