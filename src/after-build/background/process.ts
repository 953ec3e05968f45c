import {tasks, type Answer, type Asked} from './tasks';

/** The process behind {@link startBackground}: does what it is asked, and ends with its parent. */

const answer = (message: Answer): void => {
  process.send?.(message);
};

// Nobody waits for what is left; files get their names when they are complete.
process.on('disconnect', () => process.exit());

process.on('message', ({id, name, input}: Asked) => {
  const task = tasks[name] as (given: typeof input) => ReturnType<(typeof tasks)[typeof name]>;
  task(input).then(
    (result) => answer({id, result}),
    (error: unknown) =>
      answer({id, message: error instanceof Error ? error.message : String(error)}),
  );
});
