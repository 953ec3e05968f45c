import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {root} from '../../support/build';

describe('the page on how to read the drawings', () => {
  const css = ['src/css/diagrams.css', 'src/components/Diagram/lights.css']
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('');
  const folder = path.join(root, 'docs', 'handbook');
  const icons = readdirSync(folder)
    .filter((file) => /^symbols-.*\.svg$/.test(file))
    .map((file) => ({file, svg: readFileSync(path.join(folder, file), 'utf8')}));

  it.each([
    ['wide', false],
    ['narrow', true],
  ])('draws every symbol and line style, %s', (_, isNarrow) => {
    const used = icons
      .filter(({file}) => file.endsWith('.narrow.svg') === isNarrow)
      .flatMap(({svg}) => [...svg.matchAll(/class="([^"]*)"/g)])
      .flatMap(([, names = '']) => names.split(' '));
    const known = css.match(/(?<=\.)d-[a-z-]+/g) ?? [];
    expect(known.length).toBeGreaterThan(10);
    expect(known.filter((name) => !used.includes(name))).toEqual([]);
  });
});
