import {expect, test} from 'vitest';
import {applyEdits} from '../../../src/check/finding';

test.each([
  ['applies edits in any order', ['4 5 E', '0 1 A', '2 2 -'], 'Ab-cdE'],
  ['skips an edit that overlaps the previous one', ['0 3 X', '2 4 Y'], 'Xde'],
])('%s', (_, lines, fixed) => {
  const edits = lines.map((line) => {
    const [start, end, text = ''] = line.split(' ');
    return {start: Number(start), end: Number(end), text};
  });
  expect(applyEdits('abcde', edits)).toBe(fixed);
});
