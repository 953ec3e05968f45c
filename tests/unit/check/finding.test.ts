import {describe, expect, test} from 'vitest';
import {applyEdits, lineOf} from '../../../src/check/finding';

test('the line of a text that is not there is the first', () => {
  expect(['a', 'b', 'z'].map((part) => lineOf('a\nb', part))).toEqual([1, 2, 1]);
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
