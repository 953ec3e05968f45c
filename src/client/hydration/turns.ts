/** What the work needs of its surroundings; a test brings its own. */
export interface Surroundings {
  /** Milliseconds of a clock that never goes back. */
  now: () => number;
  /** Runs the callback in a task of its own, after all that is due in this one. */
  nextTask: (callback: () => void) => void;
}

/** One part's place in the queue. The part keeps it from one try to the next. */
export interface Ticket {
  promise?: Promise<void>;
  /** Its turn has come, or it need not wait; from then on it never does, however long others take. */
  hasCome?: boolean;
}

/** Work that is cut into tasks, so that the page answers in between. */
export interface Turns {
  /** Does the first part in a task of its own. */
  start: (work: () => void) => void;
  /**
   * Whether the current task has done enough.
   *
   * @param ticket - an object of the part's own, empty at first
   * @returns what resolves when it is the part's turn, or nothing if it may go on at once
   */
  wait: (ticket: Ticket) => Promise<void> | undefined;
  /** Whether parts are left to do. */
  areUnderWay: () => boolean;
  /** Calls back when no part is left; at once if none is. */
  afterwards: (callback: () => void) => void;
}

/**
 * Milliseconds that one task may work before the rest waits. On a phone the rest of the task (style
 * and layout of what was done) takes as long again, and a task over 50 ms is felt.
 */
export const budgetMs = 16;

/** A queue of parts, each of which has a task of its own. */
export function createTurns({now, nextTask}: Surroundings): Turns {
  const queue: (() => void)[] = [];
  const callbacks: (() => void)[] = [];
  let began: number | undefined;

  const areUnderWay = (): boolean => began !== undefined || queue.length > 0;

  const takeTurn = (): void => {
    const next = queue.shift();
    if (next) {
      began = now();
      next();
      nextTask(takeTurn);
    } else {
      began = undefined;
      callbacks.splice(0).forEach((callback) => callback());
    }
  };

  return {
    start(work) {
      queue.push(work);
      nextTask(takeTurn);
    },
    wait(ticket) {
      // A part that is alive must never wait again: the renderer would take it away meanwhile.
      ticket.hasCome ||= began === undefined || now() - began < budgetMs;
      if (ticket.hasCome) {
        return undefined;
      }
      ticket.promise ??= new Promise((resolve) => {
        queue.push(() => {
          ticket.hasCome = true;
          resolve();
        });
      });
      return ticket.promise;
    },
    areUnderWay,
    afterwards(callback) {
      if (areUnderWay()) {
        callbacks.push(callback);
      } else {
        callback();
      }
    },
  };
}
