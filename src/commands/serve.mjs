/** npm run serve: serves the last build as a host would. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {nodeProblem} from './shared/install.mjs';
import {serve} from './shared/serve.mjs';

async function run() {
  const problem = nodeProblem(process.version);
  if (problem) {
    throw new Error(problem);
  }
  if (!existsSync(path.resolve('build', 'index.html'))) {
    throw new Error('There is no built site in build/. Run npm run build first.');
  }
  await serve(process.cwd());
}

run().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
