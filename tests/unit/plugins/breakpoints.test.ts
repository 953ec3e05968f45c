import {expect, it} from 'vitest';
import {pxToEm} from '../../../src/plugins/application/breakpoints';

it.each([
  ['(max-width: 996px)', '(max-width: 62.25em)'],
  ['screen and (min-width:997px), print', 'screen and (min-width:62.3125em), print'],
  ['(560px < width <= 996px)', '(35em < width <= 62.25em)'],
  ['(width <= 996px) and (height > 480px)', '(width <= 62.25em) and (height > 480px)'],
  ...['(height <= 480px)', '(width <= 30em)', 'print', '(hover: none)'].map((one) => [one, one]),
])('widths of a breakpoint are in sizes of letters, and nothing else: %s', (pixels, letters) => {
  expect(pxToEm(pixels)).toBe(letters);
});
