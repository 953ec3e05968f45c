import {describe, expect, it} from 'vitest';
import {inLetters} from '../../../src/plugins/application/breakpoints';

describe('breakpoints', () => {
  it('are widths in sizes of letters, however they are written', () => {
    expect(inLetters('(max-width: 996px)')).toBe('(max-width: 62.25em)');
    expect(inLetters('screen and (min-width:997px), print')).toBe(
      'screen and (min-width:62.3125em), print',
    );
    expect(inLetters('(560px < width <= 996px)')).toBe('(35em < width <= 62.25em)');
  });

  it('leave heights and everything else alone', () => {
    for (const condition of ['(height <= 480px)', '(width <= 30em)', 'print', '(hover: none)']) {
      expect(inLetters(condition)).toBe(condition);
    }
    expect(inLetters('(width <= 996px) and (height > 480px)')).toBe(
      '(width <= 62.25em) and (height > 480px)',
    );
  });
});
