import {readFileSync} from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import {root} from '../../support/build';

/** Sizes that a style sheet gives to labels, in pixels. */
function sizesOf(css: string): number[] {
  const sizes: number[] = [];
  postcss.parse(css).walkDecls('font-size', ({value}) => {
    sizes.push(Number.parseFloat(value));
  });
  return sizes;
}

describe('labels of drawings', () => {
  const css = readFileSync(path.join(root, 'src', 'css', 'diagrams.css'), 'utf8');

  // The check lets no label be without one of these classes, and a phone shows 360 wide as they are.
  it('are at least 14 px', () => {
    expect(sizesOf(css)).not.toEqual([]);
    expect(Math.min(...sizesOf(css))).toBeGreaterThanOrEqual(14);
  });

  it('would notice a smaller one', () => {
    expect(sizesOf('.a { font-size: 14px } .b { font-size: 12px }')).toEqual([14, 12]);
  });
});
