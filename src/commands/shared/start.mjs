import {nodeProblem} from './install.mjs';
import {fileProblem} from './writable.mjs';

/** Message without a stack for our own errors, which are plain sentences; all others are bugs. */
function formatError(error) {
  if (!(error instanceof Error)) {
    return error;
  }
  return fileProblem(error) ?? (error.constructor === Error ? error.message : error.stack);
}

/**
 * Runs a command. Errors and an outdated Node end it with a message and status 1.
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
    console.error(formatError(error));
    process.exitCode = 1;
  }
}

export const notInstalled = 'The packages are not installed. Run npm ci first.';
