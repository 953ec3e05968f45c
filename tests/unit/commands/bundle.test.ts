import {readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, test} from 'vitest';
import {bundle} from '../../../src/commands/shared/bundle.mjs';
import {createFolder} from '../../support/createFolder';
import {writeFiles} from '../../support/smallSite';

const command = 'src/commands/sum.ts';
const packages = 'node_modules/.package-lock.json';

test('a bundle is kept until a source or an installed version changes', async () => {
  const root = createFolder({
    [command]: "import {first} from '../first';\nexport const sum: number = first + 1;\n",
    'src/first.ts': 'export const first = 1;\n',
    [packages]: '{}',
  });
  const load = async (): Promise<{file: string; sum: unknown}> => {
    const file = await bundle(root, command);
    const {sum} = (await import(pathToFileURL(file).href)) as {sum: unknown};
    return {file, sum};
  };
  const first = await load();
  expect([first.sum, (await load()).file]).toEqual([2, first.file]);
  writeFiles(root, {'src/first.ts': 'export const first = 2;\n'});
  const changed = await load();
  expect(changed.sum).toBe(3);
  writeFiles(root, {[packages]: '{"changed": true}'});
  expect((await load()).file).not.toBe(changed.file);
  rmSync(path.join(root, 'src/first.ts'));
  await expect(load()).rejects.toThrow('Could not resolve "../first"');
  // Older bundles are removed, except by a build that fails.
  const entries = readdirSync(path.join(root, 'node_modules/.cache/commands'));
  expect(entries.filter((name) => name.startsWith('sum-'))).toHaveLength(1);
});

test('commands that start at the same time share a bundle', async () => {
  const root = createFolder({[command]: 'export const sum = 2;\n', [packages]: '{}'});
  const files = await Promise.all([1, 2, 3].map(() => bundle(root, command)));
  expect(new Set(files).size).toBe(1);
  expect(readdirSync(path.join(root, 'node_modules/.cache/commands'))).toHaveLength(2);
});
