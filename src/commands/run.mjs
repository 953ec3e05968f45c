/**
 * Starts a command that is written in TypeScript: `node src/commands/run.mjs check docs/a.mdx`. Before it
 * needs anything, it says what is missing, in the same words for all commands; an error ends any of
 * them with its message and status 1.
 */
import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {nodeProblem} from './shared/install.mjs';

const folder = path.dirname(fileURLToPath(import.meta.url));
const [name = ''] = process.argv.slice(2);

try {
  const problem = nodeProblem(process.version);
  if (problem) {
    throw new Error(problem);
  }
  if (!existsSync(path.resolve(folder, '../../node_modules/tsx'))) {
    throw new Error('The packages are not installed. Run npm ci first.');
  }
  const file = path.join(folder, `${name}.ts`);
  process.argv.splice(1, 2, file);
  await import('tsx');
  const {run} = createRequire(import.meta.url)(file);
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
