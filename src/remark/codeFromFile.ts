/**
 * Fills code blocks from files, so that a page shows exactly the code that the tests run.
 *
 * A writer leaves the block empty and names the file relative to the page:
 *
 *     ```glsl file=./shaders/first-colour.fs lines=1-20 title="first-colour.fs"
 *     ```
 *
 * `lines` is optional: one line (`lines=4`) or a range (`lines=4-9`), counted from 1. The rest of the meta string
 * is left for the theme. The plugin must run before the default remark plugins, which read it.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {readText} from './readText';

/** One word of a meta string: `key=value`. A quoted value may contain spaces. */
const wordPattern = /[^\s"']*(?:"[^"]*"|'[^']*')[^\s"']*|\S+/g;

/**
 * Selects a range of lines, or all lines without the trailing line breaks.
 *
 * @throws Error if the range is invalid or goes past the end
 */
function selectLines(text: string, span: string | undefined): string {
  const lines = text.replace(/\n+$/, '').split('\n');
  if (span === undefined) {
    return lines.join('\n');
  }
  const [, start = '0', end = start] = /^(\d+)(?:-(\d+))?$/.exec(span) ?? [];
  const [first, last] = [Number(start), Number(end)];
  if (first < 1 || last < first) {
    throw new Error(
      `lines=${span} is not a line number or range: write it as in lines=4 or lines=4-9`,
    );
  }
  if (last > lines.length) {
    throw new Error(`lines=${span} is out of range: the file has ${lines.length} lines`);
  }
  return lines.slice(first - 1, last).join('\n');
}

const relative = (file: string): string => path.relative(process.cwd(), file);

/** Fills a block of the page at `page`. Throws an error that explains what to fix. */
function fill(code: Code, page: string): void {
  const own: Partial<Record<string, string>> = {};
  const rest = (code.meta?.match(wordPattern) ?? []).filter((word) => {
    const [, key = '', value = ''] = /^(file|lines)=(.*)$/.exec(word) ?? [];
    if (key) {
      own[key] = value.replace(/^(["'])(.*)\1$/, '$2');
    }
    return !key;
  });
  const {file, lines} = own;
  if (file === undefined) {
    return;
  }
  if (!/^\.\.?\//.test(file)) {
    throw new Error(`file=${file} is not a path relative to the page: start it with ./ or ../`);
  }
  if (code.value.trim()) {
    throw new Error('the code block names a file but is not empty: remove its text');
  }
  const source = path.resolve(path.dirname(page), file);
  if (!existsSync(source)) {
    throw new Error(
      `there is no file ${relative(source)}: create it, or correct file= in the code block`,
    );
  }
  code.value = selectLines(readText(source), lines);
  code.meta = rest.join(' ') || null;
}

/**
 * The remark plugin.
 *
 * @throws Error that lists all blocks of the page that could not be filled, with page and line
 */
export default function codeFromFile() {
  return (tree: Root, file: VFile): void => {
    const problems: string[] = [];
    visit(tree, 'code', (code) => {
      try {
        fill(code, file.path);
      } catch (error) {
        const line = code.position?.start.line ?? '?';
        problems.push(`${relative(file.path)}:${line}: ${(error as Error).message}`);
      }
    });
    if (problems.length > 0) {
      throw new Error(
        ['Code blocks that could not be filled from a file:', ...problems].join('\n  '),
      );
    }
  };
}
