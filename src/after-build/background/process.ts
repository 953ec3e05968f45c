import {constants, setPriority} from 'node:os';
import {tasks, type Answer, type Asked} from './tasks';

/** The process behind {@link startBackground}: does what it is asked, and ends with its parent. */

// What others wait for comes first; this takes what is left of the processors.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const answer = (message: Answer): void => {
  process.send?.(message);
};

process.on('message', ({id, name, input}: Asked) => {
  const task = tasks[name] as (given: typeof input) => ReturnType<(typeof tasks)[typeof name]>;
  task(input).then(
    (result) => answer({id, result}),
    (error: unknown) =>
      answer({id, message: error instanceof Error ? error.message : String(error)}),
  );
});
