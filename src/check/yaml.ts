import {isAlias, isMap, isScalar, isSeq, parseDocument, type Pair, type ParsedNode} from 'yaml';
import {lineAt} from './finding';

/** Something wrong with the text of a YAML file or of front matter. */
interface YamlFault {
  line: number;
  problem: string;
  fix: string;
}

const quotes = 'Put the whole text in quotes.';

/** What to do about a fault, by the code that the parser gives it. */
const advice: Readonly<Record<string, string>> = {
  DUPLICATE_KEY: 'Remove one of the two.',
  BLOCK_AS_IMPLICIT_KEY: `Write each key on a line of its own; if the text holds a colon: ${quotes.toLowerCase()}`,
  BAD_SCALAR_START: quotes,
  MISSING_CHAR: 'Close the quote or bracket, and write a colon behind each key.',
  TAB_AS_INDENT: 'Indent with spaces.',
  BAD_INDENT: 'Close the bracket or brace.',
  UNEXPECTED_TOKEN: `${quotes} Inside single quotes write '' for an apostrophe.`,
};

const usualAdvice =
  'Write a name, a colon, a space and a value on each line, and indent with spaces.';

/** The YAML of a text: that of its front matter, if it has one, and the offset where it begins. */
function yamlIn(text: string): {yaml: string; start: number} {
  const [, yaml] = /^---\r?\n([\s\S]*?)\r?\n---(?=\r?\n|$)/.exec(text) ?? [];
  return yaml === undefined ? {yaml: text, start: 0} : {yaml, start: text.indexOf('\n') + 1};
}

/** Texts that begin like an alias of YAML, which the site's files do not have, or like a tag. */
function* marked(node: ParsedNode | null | undefined): Generator<ParsedNode> {
  if (isMap(node) || isSeq(node)) {
    for (const item of node.items) {
      yield* marked(isMap(node) ? (item as Pair<ParsedNode, ParsedNode>).value : (item as never));
    }
  } else if (isAlias(node) || (node?.tag && isScalar(node) && !node.tag.startsWith('tag:'))) {
    yield node;
  }
}

/** Texts that a comment cuts short, which a number sign begins unless it is in quotes. */
function* cutTexts(node: ParsedNode | null | undefined): Generator<ParsedNode> {
  if (isMap(node) || isSeq(node)) {
    for (const item of node.items) {
      yield* cutTexts(isMap(node) ? (item as Pair<ParsedNode, ParsedNode>).value : (item as never));
    }
  } else if (isScalar(node) && node.type === 'PLAIN' && typeof node.value === 'string') {
    yield* node.comment ? [node] : [];
  }
}

/**
 * Reads YAML as far as it can be read.
 *
 * @param text - of a YAML file, or of a page with front matter
 * @returns the value, undefined if more is wrong than a key written twice, and what is wrong
 */
export function readYaml(text: string): {value: unknown; faults: YamlFault[]} {
  const {yaml, start} = yamlIn(text);
  const document = parseDocument(yaml);
  const fatal = document.errors.filter(({code}) => code !== 'DUPLICATE_KEY').slice(0, 1);
  const twice = document.errors.filter(({code}) => code === 'DUPLICATE_KEY');
  const faults = [...fatal, ...twice].map(({code, message, pos}) => {
    // A quote that is never closed is missed where the text ends, and begins where it is alone on a line.
    const open = message.includes('closing')
      ? /^.*?: *(["'])(?:(?!\1).)*$/m.exec(yaml)?.index
      : undefined;
    const [key] = /^[\w-]+/.exec(yaml.slice(pos[0])) ?? [];
    const [why = ''] = message.split('\n');
    return {
      line: lineAt(text, start + (open ?? pos[0])),
      problem:
        code === 'DUPLICATE_KEY'
          ? `\`${key}\` is written twice`
          : why.replace(/ at line \d+, column \d+:?$/, ''),
      fix: advice[code] ?? usualAdvice,
    };
  });
  const signs = [...marked(document.contents)].map((node) => ({
    line: lineAt(text, start + node.range[0]),
    problem: 'The text begins with a sign that means something else in YAML',
    fix: quotes,
  }));
  const isWhole = fatal.length === 0 && signs.length === 0;
  const cut = [...cutTexts(document.contents)].map((node) => ({
    line: lineAt(text, start + node.range[0]),
    problem: `"${String((node as {value?: unknown}).value)}" ends at the number sign, which begins a comment`,
    fix: `${quotes} A comment goes on a line of its own.`,
  }));
  return {
    value: isWhole ? document.toJS() : undefined,
    faults: [...faults, ...(fatal.length === 0 ? [...signs, ...cut] : [])],
  };
}

/**
 * Line of a value in a YAML file or in the front matter of a page: that of its key, or of its entry in
 * a list. Of what is missing, the line of the nearest thing around it; otherwise the first.
 *
 * @param path - keys and places in lists, from the outside
 */
export function yamlLine(text: string, path: readonly (string | number)[]): number {
  const {yaml, start} = yamlIn(text);
  let node: ParsedNode | null | undefined = parseDocument(yaml).contents;
  let line = 1;
  const go = (to: ParsedNode | null | undefined): void => {
    line = to ? lineAt(text, to.range[0] + start) : line;
  };
  for (const part of path) {
    if (isMap(node)) {
      const pair: Pair<ParsedNode, ParsedNode | null> | undefined = node.items.find(
        ({key}) => isScalar(key) && key.value === part,
      );
      go(pair?.key);
      node = pair?.value;
    } else if (isSeq(node)) {
      node = node.items[Number(part)];
      go(node);
    }
  }
  return line;
}
