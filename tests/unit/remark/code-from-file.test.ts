import path from 'node:path';
import {compile} from '@mdx-js/mdx';
import fc from 'fast-check';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import codeFromFile, {selectLines} from '../../../src/remark/codeFromFile';
import {folderOf} from '../../support/folderOf';

const folder = folderOf({'docs/a b/five.fs': 'one\r\ntwo\r\nthree\r\nfour\r\nfive\r\n'});

/** Meta and text of the block of a page, after the step. */
async function block(meta: string, text = ''): Promise<unknown[]> {
  const value = `- In a list:\n\n  \`\`\`glsl ${meta}\n${text && `  ${text}\n`}  \`\`\`\n`;
  const found: unknown[] = [];
  const read = () => (tree: Root) =>
    visit(tree, 'code', (code) => void found.push(code.meta, code.value));
  const file = new VFile({value, path: path.join(folder, 'docs/page.mdx')});
  await compile(file, {remarkPlugins: [codeFromFile, read]});
  return found;
}

it.each([
  ['file="./a b/five.fs"', null, 'one\ntwo\nthree\nfour\nfive'],
  ['file="./a b/five.fs" lines=2-3 title="a b.fs" {1,3}', 'title="a b.fs" {1,3}', 'two\nthree'],
  ['title="a" file="../docs/a b/five.fs" lines=5', 'title="a"', 'five'],
])('fills a block with %s', async (meta, ...filled) => {
  expect(await block(meta)).toEqual(filled);
});

it('leaves blocks alone that name no file', async () => {
  const meta = 'title="file=./a.fs" {1,3}';
  expect(await block(meta, 'own')).toEqual([meta, 'own']);
});

it.each([
  ...['0', '3-2', '1-', '-4', 'all', '1,3', '1.5'].map((lines) => [
    `file=./five.fs lines=${lines}`,
    'is not a line or a span',
  ]),
  ...['a.fs', '/etc/passwd', 'https://example.org/a.fs', ''].map((file) => [
    `file=${file}`,
    'has to begin with ./ or ../',
  ]),
  ['file=./none.fs', 'there is no file'],
  ['file="./a b/five.fs" lines=4-9', 'lines=4-9 goes past the end: the file has 5 lines'],
])('stops the build on %s, with page and line', async (meta = '', message = '') => {
  await expect(block(meta)).rejects.toThrow(message);
  await expect(block(meta)).rejects.toThrow(/docs\/page\.mdx:3: /);
});

it('stops the build on a block that has text of its own', async () => {
  await expect(block('file="./a b/five.fs"', 'old text')).rejects.toThrow('leave it empty');
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
