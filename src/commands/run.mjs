/** Starts a command that is written in TypeScript: `node src/commands/run.mjs check docs/a.mdx`. */
import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {bundle} from './shared/bundle.mjs';
import {notInstalled, start} from './shared/start.mjs';

const folder = path.dirname(fileURLToPath(import.meta.url));

await start(async () => {
  // Commands run on the current folder, but use the packages of this project.
  if (!existsSync(path.resolve(folder, '../../node_modules/tsx'))) {
    throw new Error(notInstalled);
  }
  const file = path.join(folder, `${process.argv[2]}.ts`);
  process.argv.splice(1, 2, file);
  if (process.argv[1].endsWith('check.ts')) {
    const root = path.resolve(folder, '../..');
    const bundled = await bundle(root, path.relative(root, file));
    await (await import(pathToFileURL(bundled).href)).run();
    return;
  }
  const require = createRequire(import.meta.url);
  // Not the hooks for ES modules, which need a thread: these commands import packages only.
  require('tsx/cjs');
  await require(file).run();
});
