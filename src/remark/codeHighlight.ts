import type {Element, ElementContent, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {highlight, type CodeToken} from './highlight';

function textOf(node: ElementContent): string {
  if (node.type === 'text') {
    return node.value;
  }
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}

const element = (name: string, children: ElementContent[]): ElementContent => ({
  type: 'element',
  tagName: 'span',
  properties: {className: [name]},
  children,
});

function asContent(tokens: readonly CodeToken[]): ElementContent[] {
  return tokens.map(({kind, text}): ElementContent => {
    const value: ElementContent = {type: 'text', value: text};
    return kind ? element(`t-${kind}`, [value]) : value;
  });
}

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
    return own.length > 0 ? [element('t-marked', asContent(line))] : asContent(line);
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
      const marks = [...meta.matchAll(/mark="([^"]+)"/g)].map(([, mark = '']) => mark);
      const tokens = highlight(source, language);
      code.children = marks.length > 0 ? withMarkedLines(tokens, marks) : asContent(tokens);
      node.children = code.children;
    });
  };
}
