import {expect, it} from 'vitest';
import {pxToEm} from '../../../src/plugins/application/breakpoints';

it.each([
  ['(max-width: 996px)', '(max-width: 62.25em)'],
  ['screen and (min-width:997px), print', 'screen and (min-width:62.3125em), print'],
  ['(560px < width <= 996px)', '(35em < width <= 62.25em)'],
  ['(width <= 996px) and (height > 480px)', '(width <= 62.25em) and (height > 480px)'],
  ...['(height <= 480px)', '(width <= 30em)', 'print', '(hover: none)'].map((query) => [
    query,
    query,
  ]),
])('converts only widths to em: %s', (query, expected) => {
  expect(pxToEm(query)).toBe(expected);
});
