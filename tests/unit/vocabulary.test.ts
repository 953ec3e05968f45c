import path from 'node:path';
import {expect, test} from 'vitest';
import {sourceTexts} from '../../src/plugins/sourceTexts';
import {root} from '../support/build';
import {readYaml} from '../support/readYaml';

const words = readYaml<{word: string; write: string}[]>(__dirname, 'vocabulary.yml').map(
  ({word, write}) => ({pattern: new RegExp(word), write}),
);

/** String and regular expression literals, which contain user-facing text. Only titles of tests are checked. */
const literals =
  /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\\n]|\\.)*`|(?<=[(,=:]\s*)\/(?:[^/\\\n]|\\.)+\/[a-z]*/g;

/** The title in a call such as `it('…'` or `it.each(cases)('…'`. */
const title = /(?:\b(?:it|test|describe)(?:\.\w+)?|\))\('((?:[^'\\\n]|\\.)*)'/;

/** Code blocks of Markdown, which quote user-facing text. */
const codeBlock = /^```[^]*?^```/gm;

/** Finds private words: file, line, match and replacement. */
function privateWords(file: string, text: string): string[] {
  const isCode = !file.endsWith('.md');
  const isTest = /\.(?:test|spec)\.tsx?$/.test(file);
  const prose = isCode ? text : text.replace(codeBlock, (block) => block.replace(/[^\n]/g, ''));
  return prose.split('\n').flatMap((line, index) => {
    const isComment = /^\s*(?:\/?\*|\/\/)/.test(line);
    const testTitle = isTest ? (title.exec(line)?.[1] ?? '') : '';
    const checked = isCode && !isComment ? `${line.replace(literals, '')} ${testTitle}` : line;
    return words
      .filter(({pattern}) => pattern.test(checked))
      .map(
        ({pattern, write}) => `${file}:${index + 1}: ${pattern.exec(checked)?.[0]}: write ${write}`,
      );
  });
}

test.each([
  ['a.ts', "const found = ['a room'];", ['const found']],
  ['a.ts', '// In this room.', ['room']],
  ['a.ts', "export const title = 'A room at the venue';", []],
  ['a.ts', 'expect(css).toMatch(/@font-face/);', []],
  ['a.test.ts', "it('has a room', () => {});", ['room']],
  ['a.test.ts', "it.each(['a face'])('has %s in a room', () => {});", ['room']],
  ['README.md', 'Each room of `src` has a face.', ['room', 'face']],
  ['README.md', '```ts\nA room.\n```\nA face.', ['face']],
])('%s: %j has %j', (file, text, matches) => {
  expect(privateWords(file, text).map((one) => one.split(': ')[1])).toEqual(matches);
});

test('code, comments and READMEs use the words of the field', async () => {
  const sources = await sourceTexts(root, [
    '{src,tests}/**/*.{ts,tsx,mjs}',
    '{src,tests}/**/README.md',
    '*.md',
  ]);
  const others = sources.filter(({file}) => path.basename(file) !== 'vocabulary.test.ts');
  expect(others.flatMap(({file, text}) => privateWords(file, text))).toEqual([]);
});
