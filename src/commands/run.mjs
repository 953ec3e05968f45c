/**
 * Starts a command that is written in TypeScript: `node src/commands/run.mjs check docs/a.mdx`.
 * Before it needs anything, it says what is missing, in the same words for all commands.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {nodeProblem} from './shared/install.mjs';

const folder = path.dirname(fileURLToPath(import.meta.url));
const [name = ''] = process.argv.slice(2);
const problem =
  nodeProblem(process.version) ??
  (existsSync(path.resolve(folder, '../../node_modules/tsx'))
    ? undefined
    : 'The packages are not installed. Run npm ci first.');

if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  const file = path.join(folder, `${name}.ts`);
  process.argv.splice(1, 2, file);
  await import('tsx');
  await import(pathToFileURL(file).href);
}
