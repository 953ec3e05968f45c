import {readdirSync, readFileSync} from 'node:fs';
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

describe('the page on how to read the drawings', () => {
  const css = readFileSync(path.join(root, 'src', 'css', 'diagrams.css'), 'utf8');
  const folder = path.join(root, 'docs', 'handbook');
  const drawn = readdirSync(folder)
    .filter((file) => /^symbols-.*\.svg$/.test(file))
    .map((file) => ({file, svg: readFileSync(path.join(folder, file), 'utf8')}));

  it.each([
    ['wide', false],
    ['narrow', true],
  ])('draws every symbol and line style, %s', (_, isNarrow) => {
    const used = drawn
      .filter(({file}) => file.endsWith('.narrow.svg') === isNarrow)
      .flatMap(({svg}) => [...svg.matchAll(/class="([^"]*)"/g)])
      .flatMap(([, names = '']) => names.split(' '));
    const known = css.match(/(?<=\.)d-[a-z-]+/g) ?? [];
    expect(known.length).toBeGreaterThan(10);
    expect(known.filter((name) => !used.includes(name))).toEqual([]);
  });
});
