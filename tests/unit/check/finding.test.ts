import {expect, test} from 'vitest';
import {applyEdits} from '../../../src/check/finding';

test.each([
  ['edits come in any order', ['4 5 E', '0 1 A', '2 2 -'], 'Ab-cdE'],
  ['the second of two that overlap is left for the next round', ['0 3 X', '2 4 Y'], 'Xde'],
])('%s', (_, edits, fixed) => {
  const read = edits.map((edit) => {
    const [start, end, text = ''] = edit.split(' ');
    return {start: Number(start), end: Number(end), text};
  });
  expect(applyEdits('abcde', read)).toBe(fixed);
});
