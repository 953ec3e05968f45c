import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {root} from '../../support/build';
import {swizzles} from '../../support/upstream';

const folder = path.join(root, 'src', 'theme');

it('the README lists every swizzled component, at most 28, with the kind and level of its header', () => {
  const readme = readFileSync(path.join(folder, 'README.md'), 'utf8');
  const rows = readme.matchAll(
    /^\| `([^`]+)`\s+\| (wrap|replaced|eject)\s+\| (safe|unsafe)\s+\|$/gm,
  );
  const listed = [...rows].map(([, name, kind, level]) => `${name}: ${kind}, ${level}`);
  const withUpstream = new Set(swizzles().map(({file}) => file));
  const swizzled = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const header = /Swizzled \((.*?)\)/.exec(readFileSync(path.join(folder, file), 'utf8'));
      const name = file.replace(/(?:\/index)?\.tsx?$/, '');
      return header || withUpstream.has(`src/theme/${file}`) ? [`${name}: ${header?.[1]}`] : [];
    });
  expect(swizzled.sort()).toEqual(listed.sort());
  expect(swizzled.length).toBeLessThanOrEqual(28);
});
