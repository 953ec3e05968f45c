import {nextTask} from './nextTask';
import {createTurns} from './turns';

/** The turns in which this page is brought to life. */
export const hydrationTurns = createTurns({now: () => performance.now(), nextTask});
