import {Prism} from 'prism-react-renderer';

/** A run of characters of one kind; `kind` is undefined for plain text. */
export interface CodeToken {
  kind: string | undefined;
  text: string;
}

type PrismToken = string | {type: string; content: PrismToken | PrismToken[]};

/** Kinds that the style sheet tells apart; everything else is plain text. */
const kinds: Record<string, string> = {
  comment: 'comment',
  prolog: 'comment',
  keyword: 'keyword',
  builtin: 'keyword',
  boolean: 'number',
  number: 'number',
  constant: 'number',
  string: 'string',
  'template-string': 'string',
  'attr-value': 'string',
  function: 'function',
  'class-name': 'function',
  property: 'function',
  'attr-name': 'function',
  tag: 'keyword',
  directive: 'keyword',
  macro: 'keyword',
};

/** Names that writers use for languages whose grammar goes by another name, or has none here. */
const aliases: Record<string, string> = {
  bash: 'shell-lines',
  sh: 'shell-lines',
  powershell: 'shell-lines',
  glsl: 'glsl',
  text: 'plain',
};

// The bundled Prism has no grammar for these two; both are small enough to state.
Prism.languages['glsl'] = Prism.languages.extend('clike', {
  keyword:
    /\b(?:void|float|int|uint|bool|[biu]?vec[234]|mat[234](?:x[234])?|sampler[123]D\w*|const|uniform|varying|in|out|inout|if|else|for|while|do|return|break|continue|discard|struct|precision|highp|mediump|lowp)\b/,
  macro: /^[ \t]*#.*/m,
  number: /\b\d+(?:\.\d*)?(?:e[+-]?\d+)?[fu]?\b|\B\.\d+(?:e[+-]?\d+)?f?\b/i,
});
Prism.languages['shell-lines'] = {
  comment: {pattern: /(^|\s)#.*/m, lookbehind: true},
  string: /"(?:\\.|[^"\\])*"|'[^']*'/,
  keyword: {pattern: /(^|[|;&]\s*)[\w./-]+/m, lookbehind: true},
  'attr-name': {pattern: /(\s)--?[\w:-]+/, lookbehind: true},
  number: {pattern: /([\s=:x])\d+(?:\.\d+)?\b/, lookbehind: true},
};

function flatten(tokens: PrismToken | PrismToken[], kind: string | undefined): CodeToken[] {
  if (typeof tokens === 'string') {
    return [{kind, text: tokens}];
  }
  if (Array.isArray(tokens)) {
    return tokens.flatMap((token) => flatten(token, kind));
  }
  return flatten(tokens.content, kinds[tokens.type] ?? kind);
}

/**
 * Splits source text into runs for highlighting. Joined, the runs are the source again.
 *
 * @param code - source text
 * @param language - the fence's language; an unknown one gives a single plain run
 */
export function highlight(code: string, language: string): CodeToken[] {
  const grammar = Prism.languages[aliases[language] ?? language];
  if (!grammar) {
    return [{kind: undefined, text: code}];
  }
  const runs = flatten(Prism.tokenize(code, grammar), undefined);
  const merged: CodeToken[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    if (last && last.kind === run.kind) {
      last.text += run.text;
    } else {
      merged.push({...run});
    }
  }
  return merged;
}
