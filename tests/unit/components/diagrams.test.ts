import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {root} from '../../support/build';

describe('the page about symbols', () => {
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
  ])('shows every symbol and line style in its %s diagrams', (_, isNarrow) => {
    const used = icons
      .filter(({file}) => file.endsWith('.narrow.svg') === isNarrow)
      .flatMap(({svg}) => [...svg.matchAll(/class="([^"]*)"/g)])
      .flatMap(([, names = '']) => names.split(' '));
    const defined = css.match(/(?<=\.)d-[a-z-]+/g) ?? [];
    expect(defined.length).toBeGreaterThan(10);
    expect(defined.filter((name) => !used.includes(name))).toEqual([]);
  });
});
