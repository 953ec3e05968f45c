import {nodeProblem} from './install.mjs';
import {fileProblem} from './writable.mjs';

/** What a person reads of an error: our own are plain sentences, all others are faults in the code. */
function messageOf(error) {
  if (!(error instanceof Error)) {
    return error;
  }
  return fileProblem(error) ?? (error.constructor === Error ? error.message : error.stack);
}

/**
 * Runs a command. Whatever it throws, and a Node that is too old, end it with a message and status 1.
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
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}

export const notInstalled = 'The packages are not installed. Run npm ci first.';
