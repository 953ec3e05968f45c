import {isAlias, isMap, isScalar, isSeq, type Pair, type ParsedNode, parseDocument} from 'yaml';
import {lineAt} from './finding';

/** A problem in a YAML file or front matter. */
interface YamlFault {
  line: number;
  problem: string;
  fix: string;
}

const quotes = 'Put the whole text in quotes.';

/** Fixes by error code of the parser. */
const advice: Readonly<Record<string, string>> = {
  DUPLICATE_KEY: 'Remove one of the two.',
  BLOCK_AS_IMPLICIT_KEY: `Write each key on its own line. If the text contains a colon, ${quotes.toLowerCase()}`,
  BAD_SCALAR_START: quotes,
  MISSING_CHAR: 'Close the quote or bracket, and write a colon after each key.',
  TAB_AS_INDENT: 'Indent with spaces.',
  BAD_INDENT: 'Close the bracket or brace.',
  UNEXPECTED_TOKEN: `${quotes} Inside single quotes write '' for an apostrophe.`,
};

const defaultFix =
  'Write a key, a colon, a space and a value on each line, and indent with spaces.';

/** The YAML of a text or of its front matter, and its offset. */
function yamlIn(text: string): {yaml: string; start: number} {
  const [, yaml] = /^---\r?\n([\s\S]*?)\r?\n---(?=\r?\n|$)/.exec(text) ?? [];
  return yaml === undefined ? {yaml: text, start: 0} : {yaml, start: text.indexOf('\n') + 1};
}

/** Unquoted texts that YAML reads as an alias or tag, which the site's files don't use. */
function* specialTexts(node: ParsedNode | null | undefined): Generator<ParsedNode> {
  if (isMap(node) || isSeq(node)) {
    for (const item of node.items) {
      yield* specialTexts(
        isMap(node) ? (item as Pair<ParsedNode, ParsedNode>).value : (item as never),
      );
    }
  } else if (isAlias(node) || (node?.tag && isScalar(node) && !node.tag.startsWith('tag:'))) {
    yield node;
  }
}

/** Unquoted texts with a `#`, which starts a comment. */
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
 * Parses YAML leniently.
 *
 * @param text - content of a YAML file, or of a page with front matter
 * @returns problems, and the value, which is undefined if there are others than duplicate keys
 */
export function readYaml(text: string): {value: unknown; faults: YamlFault[]} {
  const {yaml, start} = yamlIn(text);
  const document = parseDocument(yaml);
  const fatal = document.errors.filter(({code}) => code !== 'DUPLICATE_KEY').slice(0, 1);
  const duplicates = document.errors.filter(({code}) => code === 'DUPLICATE_KEY');
  const faults = [...fatal, ...duplicates].map(({code, message, pos}) => {
    // An unclosed quote is reported at the end of the text; find its start.
    const open = message.includes('closing')
      ? /^.*?: *(["'])(?:(?!\1).)*$/m.exec(yaml)?.index
      : undefined;
    const [key] = /^[\w-]+/.exec(yaml.slice(pos[0])) ?? [];
    const [reason = ''] = message.split('\n');
    return {
      line: lineAt(text, start + (open ?? pos[0])),
      problem:
        code === 'DUPLICATE_KEY'
          ? `\`${key}\` is written twice`
          : reason.replace(/ at line \d+, column \d+:?$/, ''),
      fix: advice[code] ?? defaultFix,
    };
  });
  const special = [...specialTexts(document.contents)].map((node) => ({
    line: lineAt(text, start + node.range[0]),
    problem: 'The text starts with a character that has a special meaning in YAML',
    fix: quotes,
  }));
  const isWhole = fatal.length === 0 && special.length === 0;
  const cut = [...cutTexts(document.contents)].map((node) => ({
    line: lineAt(text, start + node.range[0]),
    problem: `"${String((node as {value?: unknown}).value)}" ends before the #, which starts a comment`,
    fix: `${quotes} Write comments on their own line.`,
  }));
  return {
    value: isWhole ? document.toJS() : undefined,
    faults: [...faults, ...(fatal.length === 0 ? [...special, ...cut] : [])],
  };
}

/**
 * Line of a value in a YAML file or in front matter: of its key or list item. For a missing value, the line of its
 * nearest existing ancestor.
 *
 * @param path - keys and indexes, from the outside
 */
export function yamlLine(text: string, path: readonly (string | number)[]): number {
  const {yaml, start} = yamlIn(text);
  let node: ParsedNode | null | undefined = parseDocument(yaml).contents;
  let line = 1;
  const moveTo = (to: ParsedNode | null | undefined): void => {
    line = to ? lineAt(text, to.range[0] + start) : line;
  };
  for (const part of path) {
    if (isMap(node)) {
      const pair: Pair<ParsedNode, ParsedNode | null> | undefined = node.items.find(
        ({key}) => isScalar(key) && key.value === part,
      );
      moveTo(pair?.key);
      node = pair?.value;
    } else if (isSeq(node)) {
      node = node.items[Number(part)];
      moveTo(node);
    }
  }
  return line;
}
