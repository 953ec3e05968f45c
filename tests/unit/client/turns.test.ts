import {describe, expect, it} from 'vitest';
import {budgetMs, createTurns, type Ticket} from '../../../src/client/hydration/turns';

/** Turns with a clock that stands still unless work moves it, and tasks that run when asked to. */
function setUp() {
  let time = 0;
  const tasks: (() => void)[] = [];
  const turns = createTurns({now: () => time, nextTask: (callback) => tasks.push(callback)});
  return {
    turns,
    work: (ms: number) => {
      time += ms;
    },
    /** Runs one task and what follows from it. */
    async runTask() {
      tasks.shift()?.();
      await Promise.resolve();
    },
    tasksLeft: () => tasks.length,
  };
}

describe('turns', () => {
  it('does the first part in a task of its own', async () => {
    const {turns, runTask} = setUp();
    let done = false;
    turns.start(() => {
      done = true;
    });
    expect(done).toBe(false);
    expect(turns.areUnderWay()).toBe(true);
    await runTask();
    expect(done).toBe(true);
  });

  it('lets parts go on until the task has done enough', async () => {
    const {turns, work, runTask} = setUp();
    const asked: boolean[] = [];
    turns.start(() => {
      work(budgetMs - 1);
      asked.push(turns.wait({}) === undefined);
      work(1);
      asked.push(turns.wait({}) === undefined);
    });
    await runTask();
    expect(asked).toEqual([true, false]);
  });

  it('gives each waiting part its turn, in order, each with a new budget', async () => {
    const {turns, work, runTask} = setUp();
    const order: string[] = [];
    const tickets: Record<string, Ticket> = {a: {}, b: {}};
    turns.start(() => {
      work(budgetMs);
      for (const [name, ticket] of Object.entries(tickets)) {
        void turns.wait(ticket)?.then(() => {
          order.push(name);
          // What the part does; a part in it would have to wait in its turn.
          work(budgetMs);
          expect(turns.wait(ticket)).toBeUndefined();
        });
      }
    });
    await runTask();
    expect(order).toEqual([]);
    await runTask();
    expect(order).toEqual(['a']);
    await runTask();
    expect(order).toEqual(['a', 'b']);
  });

  it('never lets a part wait that went on at once', async () => {
    const {turns, work, runTask} = setUp();
    const ticket = {};
    turns.start(() => {
      expect(turns.wait(ticket)).toBeUndefined();
      work(budgetMs);
      expect(turns.wait(ticket)).toBeUndefined();
      expect(turns.wait({})).toBeInstanceOf(Promise);
    });
    await runTask();
  });

  it('keeps one place for a part that asks again before its turn', async () => {
    const {turns, work, runTask} = setUp();
    const ticket = {};
    turns.start(() => {
      work(budgetMs);
      expect(turns.wait(ticket)).toBe(turns.wait(ticket));
    });
    await runTask();
    await runTask();
    await runTask();
    expect(turns.areUnderWay()).toBe(false);
  });

  it('calls back once the last part is done, however late parts came', async () => {
    const {turns, work, runTask, tasksLeft} = setUp();
    let calls = 0;
    turns.start(() => {
      work(budgetMs);
      void turns.wait({})?.then(() => {
        work(budgetMs);
        void turns.wait({});
      });
    });
    turns.afterwards(() => {
      calls += 1;
    });
    await runTask();
    await runTask();
    await runTask();
    expect(calls).toBe(0);
    await runTask();
    expect(calls).toBe(1);
    expect(tasksLeft()).toBe(0);
  });

  it('waits for nothing when nothing is under way', () => {
    const {turns} = setUp();
    let calls = 0;
    turns.afterwards(() => {
      calls += 1;
    });
    expect(calls).toBe(1);
    expect(turns.wait({})).toBeUndefined();
    expect(turns.areUnderWay()).toBe(false);
  });
});
