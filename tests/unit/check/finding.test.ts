import {describe, expect, test} from 'vitest';
import {applyEdits, lineAt, lineOf, printed} from '../../../src/check/finding';

describe('lineAt', () => {
  test.each([
    [0, 1],
    [1, 1],
    [2, 2],
    [3, 3],
    [99, 4],
  ])('offset %i is in line %i', (offset, line) => {
    expect(lineAt('a\n\nb\nc', offset)).toBe(line);
  });
});

test('lineOf is the first line of a text that is not there', () => {
  expect(lineOf('a\nb', 'b')).toBe(2);
  expect(lineOf('a\nb', 'z')).toBe(1);
});

describe('applyEdits', () => {
  test('takes edits in any order', () => {
    const edits = [
      {start: 4, end: 5, text: 'E'},
      {start: 0, end: 1, text: 'A'},
      {start: 2, end: 2, text: '-'},
    ];
    expect(applyEdits('abcde', edits)).toBe('Ab-cdE');
  });

  test('leaves the second of two edits that overlap for the next round', () => {
    const edits = [
      {start: 0, end: 3, text: 'X'},
      {start: 2, end: 4, text: 'Y'},
    ];
    expect(applyEdits('abcde', edits)).toBe('Xde');
  });
});

test('a printed finding can be followed by an editor', () => {
  const finding = {file: 'docs/a.mdx', line: 3, problem: 'Wrong', fix: 'Fix it.'};
  expect(printed(finding, 'links')).toBe('docs/a.mdx:3: Wrong. Fix it. (links)');
});
