import {held, type Background} from '../../src/after-build/background';
import {tasks, type Result} from '../../src/after-build/background/tasks';

/** Does the work of {@link Background} in this process. */
export const inForeground: Background = {
  run: (name, input) =>
    held((tasks[name] as (given: typeof input) => Promise<Result<typeof name>>)(input)),
  end: () => undefined,
};
