import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import codeFromFile, {
  fillCodeBlocks,
  parseMeta,
  selectLines,
  type TreeNode,
} from '../../../src/remark/codeFromFile';

const page = path.resolve('docs/section/page.mdx');
const five = 'one\ntwo\nthree\nfour\nfive\n';
const readFile = (file: string): string | undefined =>
  file === path.resolve('docs/section/shaders/five.fs') ? five : undefined;

function block(meta: string | null, value = ''): TreeNode {
  return {type: 'code', meta, value, position: {start: {line: 12}}};
}

function fill(node: TreeNode): string[] {
  return fillCodeBlocks({type: 'root', children: [node]}, page, {readFile});
}

describe('parseMeta', () => {
  it('leaves blocks alone that name no file', () => {
    expect(parseMeta(null)).toBeUndefined();
    expect(parseMeta('')).toBeUndefined();
    expect(parseMeta('title="file=./a.fs" {1,3}')).toBeUndefined();
  });

  it('takes file and lines out and keeps the rest as it was', () => {
    expect(parseMeta('file=./a.fs lines=2-4 title="my file.fs" {1,3} showLineNumbers')).toEqual({
      file: './a.fs',
      lines: {first: 2, last: 4},
      rest: 'title="my file.fs" {1,3} showLineNumbers',
    });
    expect(parseMeta('title="a" file="../a b.fs" lines=7')).toEqual({
      file: '../a b.fs',
      lines: {first: 7, last: 7},
      rest: 'title="a"',
    });
  });

  it.each(['0', '3-2', '1-', '-4', 'all', '1,3', '1.5'])('refuses lines=%s', (lines) => {
    expect(() => parseMeta(`file=./a.fs lines=${lines}`)).toThrow(/is not a line or a span/);
  });

  it.each(['a.fs', '/etc/passwd', 'https://example.org/a.fs', ''])('refuses file=%s', (file) => {
    expect(() => parseMeta(`file=${file}`)).toThrow(/has to begin with/);
  });
});

describe('selectLines', () => {
  it('gives the whole text without its last line end', () => {
    expect(selectLines(five, undefined)).toBe('one\ntwo\nthree\nfour\nfive');
    expect(selectLines('one\r\ntwo\r\n', undefined)).toBe('one\ntwo');
  });

  it('counts from 1 and includes both ends', () => {
    expect(selectLines(five, {first: 2, last: 4})).toBe('two\nthree\nfour');
    expect(selectLines(five, {first: 5, last: 5})).toBe('five');
  });

  it('says how many lines there are when the span goes past the end', () => {
    expect(() => selectLines(five, {first: 4, last: 6})).toThrow(
      'lines=4-6 goes past the end: the file has 5 lines',
    );
  });

  it('cuts neighbouring spans that together are the text', () => {
    const line = fc.string().map((text) => text.replace(/[\r\n]/g, ''));
    fc.assert(
      fc.property(fc.array(line, {minLength: 1}), fc.nat(), (lines, cut) => {
        const all = [...lines, 'end'];
        const at = 1 + (cut % (all.length - 1));
        const text = all.join('\n');
        const start = selectLines(text, {first: 1, last: at});
        const rest = selectLines(text, {first: at + 1, last: all.length});
        expect(`${start}\n${rest}`).toBe(text);
      }),
    );
  });
});

describe('fillCodeBlocks', () => {
  it('puts the file into the block and cleans the meta', () => {
    const node = block('file=./shaders/five.fs lines=2-3 title="five.fs"');
    expect(fill(node)).toEqual([]);
    expect(node).toMatchObject({value: 'two\nthree', meta: 'title="five.fs"'});
  });

  it('leaves no empty meta', () => {
    const node = block('file=./shaders/five.fs');
    expect(fill(node)).toEqual([]);
    expect(node.meta).toBeNull();
  });

  it('finds blocks inside lists, admonitions and tabs', () => {
    const node = block('file=./shaders/five.fs lines=1');
    const tab = {type: 'mdxJsxFlowElement', children: [{type: 'list', children: [node]}]};
    expect(fill(tab)).toEqual([]);
    expect(node.value).toBe('one');
  });

  it('does not touch other blocks', () => {
    const node = block('title="x"', 'code');
    expect(fill(node)).toEqual([]);
    expect(node).toEqual(block('title="x"', 'code'));
  });

  it('reports a missing file with page, line and the path that was tried', () => {
    expect(fill(block('file=./shaders/none.fs'))).toEqual([
      `${path.join('docs', 'section', 'page.mdx')}:12: there is no file ${path.join('docs', 'section', 'shaders', 'none.fs')}: create it or fix file= in the block`,
    ]);
  });

  it('reports lines out of range', () => {
    expect(fill(block('file=./shaders/five.fs lines=4-9'))).toEqual([
      expect.stringMatching(/page\.mdx:12: lines=4-9 goes past the end: the file has 5 lines$/),
    ]);
  });

  it('reports a block that has text of its own', () => {
    const node = block('file=./shaders/five.fs', 'old text');
    expect(fill(node)).toEqual([expect.stringMatching(/:12: .*leave it empty$/)]);
    expect(node.value).toBe('old text');
  });
});

describe('the remark plugin', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'code-from-file-'));
    writeFileSync(path.join(folder, 'five.fs'), five);
  });
  afterAll(() => {
    rmSync(folder, {recursive: true});
  });

  it('reads from the disk, relative to the page', () => {
    const node = block('file=./five.fs lines=5');
    codeFromFile()({type: 'root', children: [node]}, {path: path.join(folder, 'page.mdx')});
    expect(node.value).toBe('five');
  });

  it('fails with every problem of the page', () => {
    const tree = {
      type: 'root',
      children: [block('file=./none.fs'), block('file=./five.fs lines=9')],
    };
    const run = (): void => codeFromFile()(tree, {path: path.join(folder, 'page.mdx')});
    expect(run).toThrow(/page\.mdx:12: there is no file [\s\S]*page\.mdx:12: lines=9-9 goes past/);
  });
});
