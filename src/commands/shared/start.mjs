import {existsSync} from 'node:fs';
import path from 'node:path';
import {nodeProblem} from './install.mjs';

/**
 * Runs a command. Too old a Node, and whatever it throws, end it with a message in plain words and
 * status 1.
 *
 * @param {() => unknown} command
 */
export async function start(command) {
  try {
    const problem = nodeProblem(process.version);
    if (problem) {
      throw new Error(problem);
    }
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

export const notInstalled = 'The packages are not installed. Run npm ci first.';

/**
 * @returns {string} the folder of the last build
 * @throws Error if there is none
 */
export function lastBuild() {
  if (!existsSync(path.resolve('build', 'index.html'))) {
    throw new Error('There is no built site in build/. Run npm run build first.');
  }
  return path.resolve('build');
}
