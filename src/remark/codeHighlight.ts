import type {ElementContent, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {h} from 'hastscript';
import {Prism} from 'prism-react-renderer';
import {visit} from 'unist-util-visit';

/** Consecutive characters of the same kind, which is undefined for plain text. */
interface CodeToken {
  kind: string | undefined;
  text: string;
}

type PrismToken = string | {type: string; content: PrismToken | PrismToken[]};

/** Kinds that have a style, and the token types of Prism that they cover; all others are plain text. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  comment: ['comment', 'prolog'],
  keyword: ['keyword', 'builtin', 'tag', 'directive', 'macro'],
  number: ['number', 'boolean', 'constant'],
  string: ['string', 'template-string', 'attr-value'],
  function: ['function', 'class-name', 'property', 'attr-name'],
};

// prism-react-renderer bundles no grammar for GLSL and shells.
Prism.languages['glsl'] = Prism.languages.extend('clike', {
  keyword:
    /\b(?:void|float|int|uint|bool|[biu]?vec[234]|mat[234](?:x[234])?|sampler[123]D\w*|const|uniform|varying|in|out|inout|if|else|for|while|do|return|break|continue|discard|struct|precision|highp|mediump|lowp)\b/,
  macro: /^[ \t]*#.*/m,
  number: /\b\d+(?:\.\d*)?(?:e[+-]?\d+)?[fu]?\b|\B\.\d+(?:e[+-]?\d+)?f?\b/i,
});
for (const shell of ['bash', 'sh', 'powershell']) {
  Prism.languages[shell] = {
    comment: {pattern: /(^|\s)#.*/m, lookbehind: true},
    string: /"(?:\\.|[^"\\])*"|'[^']*'/,
    keyword: {pattern: /(^|[|;&]\s*)[\w./-]+/m, lookbehind: true},
    'attr-name': {pattern: /(\s)--?[\w:-]+/, lookbehind: true},
    number: {pattern: /([\s=:x])\d+(?:\.\d+)?\b/, lookbehind: true},
  };
}

function flatten(tokens: PrismToken | PrismToken[], kind?: string): CodeToken[] {
  if (typeof tokens === 'string') {
    return [{kind, text: tokens}];
  }
  if (Array.isArray(tokens)) {
    return tokens.flatMap((token) => flatten(token, kind));
  }
  const own = Object.keys(kinds).find((name) => kinds[name]?.includes(tokens.type));
  return flatten(tokens.content, own ?? kind);
}

/**
 * Splits code into the longest possible runs of one kind, which add up to the code. An unknown language gives one
 * plain run.
 */
function highlight(code: string, language: string): CodeToken[] {
  const grammar = Prism.languages[language];
  const runs: CodeToken[] = [];
  for (const {kind, text} of flatten(grammar ? Prism.tokenize(code, grammar) : code)) {
    const last = runs.at(-1);
    if (last && last.kind === kind) {
      last.text += text;
    } else {
      runs.push({kind, text});
    }
  }
  return runs;
}

const asContent = (runs: readonly CodeToken[]): ElementContent[] =>
  runs.map(({kind, text}) =>
    kind ? h('span', {class: `t-${kind}`}, text) : {type: 'text', value: text},
  );

/** Splits runs into lines, each with its line feed. */
function splitLines(runs: readonly CodeToken[]): CodeToken[][] {
  const lines: CodeToken[][] = [[]];
  for (const {kind, text} of runs) {
    for (const part of text.split(/(?<=\n)/)) {
      lines.at(-1)?.push({kind, text: part});
      if (part.endsWith('\n')) {
        lines.push([]);
      }
    }
  }
  return lines;
}

/** Wraps the lines that contain one of `marks`. Throws if no line contains a mark. */
function withMarkedLines(runs: readonly CodeToken[], marks: readonly string[]): ElementContent[] {
  const lines = splitLines(runs).map((own) => ({own, text: own.map(({text}) => text).join('')}));
  const missing = marks.filter((mark) => !lines.some(({text}) => text.includes(mark)));
  if (missing.length > 0) {
    throw new Error(
      `No line of the code contains ${missing.map((mark) => `mark="${mark}"`).join(', ')}. Copy some text of the line to highlight.`,
    );
  }
  return lines.flatMap(({own, text}) =>
    marks.some((mark) => text.includes(mark))
      ? h('span', {class: 't-marked'}, asContent(own))
      : asContent(own),
  );
}

/**
 * Highlights fenced code at compile time, with classes, so that browsers load no highlighter and the CSP needs no
 * inline styles. `title="…"` sets the title of the block; lines that contain the text of a `mark="…"` are
 * emphasized.
 */
export default function rehypeCodeHighlight() {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
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
      const marks = [...meta.matchAll(/mark="([^"]+)"/g)].map(([, mark = '']) => mark);
      const runs = highlight(toString(code).replace(/\n$/, ''), language);
      node.properties = {'data-language': language, ...(title ? {'data-title': title} : {})};
      node.children = marks.length > 0 ? withMarkedLines(runs, marks) : asContent(runs);
    });
  };
}
