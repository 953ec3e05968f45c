import {fork} from 'node:child_process';
import path from 'node:path';
import {tasks, type Answer, type Asked, type Input, type Result, type TaskName} from './tasks';

/** Does slow work while the steps go on. */
export interface Background {
  /**
   * Begins a task.
   *
   * @returns settles when it is done. A failure does not end the build before somebody waits for it
   */
  run: <Name extends TaskName>(name: Name, input: Input<Name>) => Promise<Result<Name>>;
  /** Nothing more is asked of it. */
  end: () => void;
}

/** A promise whose failure is not the end before somebody waits for it. */
function held<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => undefined);
  return promise;
}

/** Does the work in this process. */
export const inForeground: Background = {
  run: (name, input) =>
    held((tasks[name] as (given: typeof input) => Promise<Result<typeof name>>)(input)),
  end: () => undefined,
};

/**
 * Starts a process for the work, because the steps keep their own busy, and packing and drawing go
 * on beside them only if somebody hands out the next file.
 */
export function startBackground(): Background {
  const child = fork(path.join(__dirname, 'process.ts'), {execArgv: ['--import', 'tsx']});
  const asked = new Map<number, {resolve: (value: never) => void; reject: (why: Error) => void}>();
  let last = 0;
  let isOver = false;
  child.on('message', (answer: Answer) => {
    const waiting = asked.get(answer.id);
    asked.delete(answer.id);
    if ('message' in answer) {
      waiting?.reject(new Error(answer.message));
    } else {
      waiting?.resolve(answer.result as never);
    }
  });
  child.on('exit', (code, signal) => {
    isOver = true;
    for (const {reject} of asked.values()) {
      reject(
        new Error(
          `The process that packs files and draws pictures ended (${signal ?? code}). ` +
            'The machine may be short of memory. Build again.',
        ),
      );
    }
  });
  return {
    run: <Name extends TaskName>(name: Name, input: Input<Name>) =>
      held(
        new Promise<Result<Name>>((resolve, reject) => {
          last += 1;
          asked.set(last, {resolve, reject});
          if (isOver) {
            reject(new Error('The process that packs files and draws pictures has ended.'));
            return;
          }
          child.send({id: last, name, input} satisfies Asked);
        }),
      ),
    end: () => {
      if (child.connected) {
        child.disconnect();
      }
    },
  };
}
