import path from 'node:path';
import {expect, test} from 'vitest';
import {sourceTexts} from '../../src/plugins/sourceTexts';
import {root} from '../support/build';
import {readYaml} from '../support/readYaml';

const words = readYaml<{word: string; write: string}[]>(__dirname, 'vocabulary.yml').map(
  ({word, write}) => ({pattern: new RegExp(word), write}),
);

/** Strings of source code; what they say is for readers, and comments are not among them. */
const strings = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g;

/** Lines with a word that the field has another for: file, line and what to write. */
function privateWords(file: string, text: string): string[] {
  const isCode = !file.endsWith('.md');
  return text.split('\n').flatMap((line, at) => {
    const isComment = /^\s*(?:\/?\*|\/\/)/.test(line);
    const read = isCode && !isComment ? line.replace(strings, '') : line;
    return words
      .filter(({pattern}) => pattern.test(read))
      .map(({pattern, write}) => `${file}:${at + 1}: ${pattern.exec(read)?.[0]}: write ${write}`);
  });
}

test.each([
  ['a.ts', "const found = ['a room'];", ['const found']],
  ['a.ts', '// In this room.', ['room']],
  ['a.ts', "export const title = 'A room at the venue';", []],
  ['README.md', 'Each room of `src` has a face.', ['room', 'face']],
])('%s: %j has %j', (file, text, matches) => {
  expect(privateWords(file, text).map((one) => one.split(': ')[1])).toEqual(matches);
});

test('code, comments and READMEs use the words of the field', async () => {
  const sources = await sourceTexts(root, [
    '{src,tests}/**/*.{ts,tsx,mjs}',
    '{src,tests}/**/README.md',
    '*.md',
  ]);
  const own = sources.filter(({file}) => path.basename(file) !== 'vocabulary.test.ts');
  expect(own.flatMap(({file, text}) => privateWords(file, text))).toEqual([]);
});
