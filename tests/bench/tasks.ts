import type {CDPSession} from '@playwright/test';

/** One task of the page's main thread. */
export interface Task {
  /** When it began, in milliseconds of the trace's own clock. */
  at: number;
  /** Processor time, in milliseconds: what other programs do on this computer is not in it. */
  ms: number;
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: {data?: {frames?: {processId: number}[]}; name?: string};
}

/** Records the tasks of a tab's main thread. */
export interface Recording {
  /** Ends it; tasks from the mark `wanted` on are those of the application's arrival. */
  stop: () => Promise<{before: Task[]; arrival: Task[]}>;
}

const mark = 'wanted';

/** Runs in the page: sets the mark. */
export function markWanted(): void {
  performance.mark('wanted');
}

/** Splits a trace's tasks at the mark. */
export function tasksOf(events: readonly TraceEvent[]): {before: Task[]; arrival: Task[]} {
  const marked = events.find(({name}) => name === mark);
  if (!marked) {
    throw new Error(
      'The trace has no mark: the page was closed before the application was wanted.',
    );
  }
  const tasks = events
    .filter(
      ({name, pid, tid, tdur}) =>
        name === 'RunTask' && pid === marked.pid && tid === marked.tid && tdur !== undefined,
    )
    .map(({ts, dur = 0, tdur = 0}) => ({at: ts, end: ts + dur, ms: tdur / 1000}));
  const shown = ({at, ms}: {at: number; ms: number}): Task => ({at: at / 1000, ms});
  return {
    before: tasks.filter(({end}) => end < marked.ts).map(shown),
    arrival: tasks.filter(({end}) => end >= marked.ts).map(shown),
  };
}

/** Begins to record. */
export async function recordTasks(session: CDPSession): Promise<Recording> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({value}) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['disabled-by-default-devtools.timeline', 'blink.user_timing'],
      excludedCategories: ['*'],
    },
  });
  return {
    async stop() {
      const ended = new Promise<void>((resolve) =>
        session.once('Tracing.tracingComplete', () => resolve()),
      );
      await session.send('Tracing.end');
      await ended;
      return tasksOf(events);
    },
  };
}
