import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {root} from '../../support/build';
import {swizzles} from '../../support/upstream';

const readme = readFileSync(path.join(root, 'src', 'theme', 'README.md'), 'utf8');

/** Name of a component as the README's table has it. */
const nameOf = (file: string): string =>
  file
    .replace(/^src\/theme\//, '')
    .replace(/\/index\.tsx$/, '')
    .replace(/\.tsx?$/, '');

it('lists every swizzled component with its kind, and no other', () => {
  const listed = [
    ...readme.matchAll(
      /^\| `([^`]+)`\s+\| (wrap|replaced|eject)\s+\| (safe|unsafe)\s+\| .{10,} \| .{5,} \|$/gm,
    ),
  ];
  const names = listed.map(([, name = '']) => name);
  const swizzled = swizzles()
    .map(({ours}) => ours)
    .filter((file) => file.startsWith('src/theme/'));
  expect(swizzled.map(nameOf).filter((name) => !names.includes(name))).toEqual([]);
  for (const [, name = '', kind = ''] of listed) {
    const file = ['/index.tsx', '.tsx', '.ts']
      .map((end) => path.join(root, 'src', 'theme', name + end))
      .find((candidate) => {
        try {
          return readFileSync(candidate, 'utf8').includes(`Swizzled (${kind}`);
        } catch {
          return false;
        }
      });
    expect(file, `${name} is not a file whose header says "Swizzled (${kind}"`).toBeDefined();
  }
});
