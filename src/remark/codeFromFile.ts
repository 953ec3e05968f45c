/**
 * Code blocks that take their text from a file, so that a page shows exactly what the tests run.
 *
 * A writer leaves the block empty and names the file relative to the page:
 *
 *     ```glsl file=./shaders/first-colour.fs lines=1-20 title="first-colour.fs"
 *     ```
 *
 * `lines` is optional: one line (`lines=4`) or a span (`lines=4-9`), counted from 1. Everything
 * else in the block's meta stays for the theme. The plugin has to run before the default remark
 * plugins, which read the meta.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {readText} from './readText';

/** First and last line, counted from 1, both included. */
export interface LineSpan {
  first: number;
  last: number;
}

export interface FileReference {
  /** As written, relative to the page. */
  file: string;
  lines: LineSpan | undefined;
  /** The meta without `file=` and `lines=`. */
  rest: string;
}

/** One word of a meta string: `key=value`, a quoted value may hold spaces. */
const wordPattern = /[^\s"']*(?:"[^"]*"|'[^']*')[^\s"']*|\S+/g;

function valueOf(word: string, key: string): string | undefined {
  if (!word.startsWith(`${key}=`)) {
    return undefined;
  }
  return word.slice(key.length + 1).replace(/^(["'])(.*)\1$/, '$2');
}

/**
 * Reads the meta of a code block.
 *
 * @returns `undefined` when the block does not name a file.
 * @throws Error in plain words when `file=` or `lines=` cannot be understood.
 */
export function parseMeta(meta: string | null | undefined): FileReference | undefined {
  const rest: string[] = [];
  let file: string | undefined;
  let lines: string | undefined;
  for (const word of meta?.match(wordPattern) ?? []) {
    const asFile = valueOf(word, 'file');
    const asLines = valueOf(word, 'lines');
    if (asFile !== undefined) {
      file = asFile;
    } else if (asLines !== undefined) {
      lines = asLines;
    } else {
      rest.push(word);
    }
  }
  if (file === undefined) {
    return undefined;
  }
  if (!/^\.\.?\//.test(file)) {
    throw new Error(`file=${file} has to begin with ./ or ../, as seen from the page`);
  }
  return {file, lines: lines === undefined ? undefined : parseSpan(lines), rest: rest.join(' ')};
}

function parseSpan(text: string): LineSpan {
  const found = /^(\d+)(?:-(\d+))?$/.exec(text);
  const first = Number(found?.[1]);
  const last = Number(found?.[2] ?? found?.[1]);
  if (!found || first < 1 || last < first) {
    throw new Error(`lines=${text} is not a line or a span such as lines=4-9`);
  }
  return {first, last};
}

/**
 * Cuts lines out of a text. Line ends become `\n`; the last one goes.
 *
 * @throws Error in plain words when the text has fewer lines.
 */
export function selectLines(text: string, span: LineSpan | undefined): string {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  if (!span) {
    return lines.join('\n');
  }
  if (span.last > lines.length) {
    throw new Error(
      `lines=${span.first}-${span.last} goes past the end: the file has ${lines.length} lines`,
    );
  }
  return lines.slice(span.first - 1, span.last).join('\n');
}

/** The parts of a Markdown syntax tree that the plugin touches. */
export interface TreeNode {
  type: string;
  value?: string;
  meta?: string | null;
  children?: TreeNode[];
  position?: {start: {line: number}} | undefined;
}

export interface Options {
  /** Gives the text of a file by its full path, or `undefined`; default: from the disk. */
  readFile?: (file: string) => string | undefined;
}

function fromDisk(file: string): string | undefined {
  return existsSync(file) ? readText(file) : undefined;
}

/**
 * Fills the code blocks of one page.
 *
 * @param tree Syntax tree of the page; changed in place.
 * @param page Full path of the page.
 * @returns What is wrong, one sentence each with page and line; empty when all is well.
 */
export function fillCodeBlocks(tree: TreeNode, page: string, options: Options = {}): string[] {
  const readFile = options.readFile ?? fromDisk;
  const shown = (file: string): string => path.relative(process.cwd(), file);
  const problems: string[] = [];
  const visit = (node: TreeNode): void => {
    node.children?.forEach(visit);
    if (node.type !== 'code') {
      return;
    }
    try {
      const reference = parseMeta(node.meta);
      if (!reference) {
        return;
      }
      if (node.value?.trim()) {
        throw new Error('the block names a file and has text of its own: leave it empty');
      }
      const file = path.resolve(path.dirname(page), reference.file);
      const text = readFile(file);
      if (text === undefined) {
        throw new Error(`there is no file ${shown(file)}: create it or fix file= in the block`);
      }
      node.value = selectLines(text, reference.lines);
      node.meta = reference.rest === '' ? null : reference.rest;
    } catch (error) {
      const line = node.position?.start.line ?? '?';
      problems.push(`${shown(page)}:${line}: ${(error as Error).message}`);
    }
  };
  visit(tree);
  return problems;
}

/**
 * The remark plugin.
 *
 * @throws Error that lists every block of the page that could not be filled.
 */
export default function codeFromFile(
  options: Options = {},
): (tree: TreeNode, file: {path?: string | undefined}) => void {
  return (tree, file) => {
    const problems = fillCodeBlocks(tree, file.path ?? 'unknown page', options);
    if (problems.length > 0) {
      throw new Error(['Code blocks that take their text from a file:', ...problems].join('\n  '));
    }
  };
}
