import {fork} from 'node:child_process';
import {availableParallelism, constants, setPriority} from 'node:os';
import path from 'node:path';
import type {Answer, Asked, Input, Result, TaskName} from './tasks';

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

/** A promise whose failure does not end the build before somebody waits for it. */
export function held<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => undefined);
  return promise;
}

/**
 * Starts a process for the work, because the steps keep their own busy, and packing and drawing go
 * on beside them only if somebody hands out the next file.
 */
export function startBackground(): Background {
  const child = fork(path.join(__dirname, 'process.ts'), {
    execArgv: ['--import', 'tsx'],
    // So that reading files does not wait for packing them.
    env: {...process.env, UV_THREADPOOL_SIZE: String(availableParallelism() + 4)},
  });
  if (child.pid !== undefined) {
    try {
      // What others wait for comes first. Now, because threads inherit it from the one that starts
      // them.
      setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    } catch {
      // It is only slower then.
    }
  }
  const asked = new Map<number, {resolve: (value: never) => void; reject: (why: Error) => void}>();
  let last = 0;
  let over: Error | undefined;
  const isOver = (why: string): void => {
    over ??= new Error(
      `The process that packs files and draws pictures ended (${why}). ` +
        'The machine may be short of memory. Build again.',
    );
    for (const {reject} of asked.values()) {
      reject(over);
    }
    asked.clear();
  };
  child.on('message', (answer: Answer) => {
    const waiting = asked.get(answer.id);
    asked.delete(answer.id);
    if ('message' in answer) {
      waiting?.reject(new Error(answer.message));
    } else {
      waiting?.resolve(answer.result as never);
    }
  });
  child.on('exit', (code, signal) => isOver(String(signal ?? code)));
  child.on('error', ({message}) => isOver(message));
  return {
    run: <Name extends TaskName>(name: Name, input: Input<Name>) =>
      held(
        new Promise<Result<Name>>((resolve, reject) => {
          if (over || !child.connected) {
            reject(over ?? new Error('The background was asked for work after its end.'));
            return;
          }
          last += 1;
          asked.set(last, {resolve, reject});
          child.send({id: last, name, input} satisfies Asked, (error) => {
            if (error) {
              isOver(error.message);
            }
          });
        }),
      ),
    end: () => {
      if (child.connected) {
        child.disconnect();
      }
    },
  };
}
