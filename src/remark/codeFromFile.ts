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
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {readText} from './readText';

/** First and last line, counted from 1, both included. */
interface LineSpan {
  first: number;
  last: number;
}

interface FileReference {
  /** As written, relative to the page. */
  file: string;
  lines: LineSpan | undefined;
  /** The meta without `file=` and `lines=`. */
  rest: string;
}

/** One word of a meta string: `key=value`, a quoted value may hold spaces. */
const wordPattern = /[^\s"']*(?:"[^"]*"|'[^']*')[^\s"']*|\S+/g;

/**
 * Reads the meta of a code block.
 *
 * @returns `undefined` when the block does not name a file.
 * @throws Error in plain words when `file=` or `lines=` cannot be understood.
 */
function parseMeta(meta: string | null | undefined): FileReference | undefined {
  const own: Partial<Record<string, string>> = {};
  const rest = (meta?.match(wordPattern) ?? []).filter((word) => {
    const [, key = '', value = ''] = /^(file|lines)=(.*)$/.exec(word) ?? [];
    if (key) {
      own[key] = value.replace(/^(["'])(.*)\1$/, '$2');
    }
    return !key;
  });
  const {file, lines} = own;
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

const shown = (file: string): string => path.relative(process.cwd(), file);

/** Fills one block of the page at `page`. Throws an error in plain words when it cannot. */
function fill(code: Code, page: string): void {
  const reference = parseMeta(code.meta);
  if (!reference) {
    return;
  }
  if (code.value.trim()) {
    throw new Error('the block names a file and has text of its own: leave it empty');
  }
  const file = path.resolve(path.dirname(page), reference.file);
  if (!existsSync(file)) {
    throw new Error(`there is no file ${shown(file)}: create it or fix file= in the block`);
  }
  code.value = selectLines(readText(file), reference.lines);
  code.meta = reference.rest || null;
}

/**
 * The remark plugin.
 *
 * @throws Error that lists every block of the page that could not be filled, with page and line.
 */
export default function codeFromFile() {
  return (tree: Root, file: VFile): void => {
    const problems: string[] = [];
    visit(tree, 'code', (code) => {
      try {
        fill(code, file.path);
      } catch (error) {
        const line = code.position?.start.line ?? '?';
        problems.push(`${shown(file.path)}:${line}: ${(error as Error).message}`);
      }
    });
    if (problems.length > 0) {
      throw new Error(['Code blocks that take their text from a file:', ...problems].join('\n  '));
    }
  };
}
