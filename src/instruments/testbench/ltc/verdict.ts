/** Whether timecode arrives as it should: the limits are those of the page of the test. */
import {bad, counted, fps, good, type Verdict} from '../shared/verdict';
import type {LtcStatus} from './monitor';

/** What the input is like. */
export interface Level {
  /** Highest sample of the last moment, 0 to 1. */
  peak: number;
  /** Samples at full level since the start. */
  clipped: number;
  isRunning: boolean;
}

/** Below this an input counts as silent. */
const silent = 0.003;
/** Quietest level that is read reliably, in dBFS. */
const quietest = -40;
/** Largest difference of the speed from 100, in percent. */
const speedError = 0.01;

/** A peak in dBFS, in words. */
export const decibels = (peak: number): string =>
  peak > 0 ? `${(20 * Math.log10(peak)).toFixed(1)} dBFS`.replace('-', '−') : 'silence';

/**
 * Judges a signal; of several faults it names the one that causes the others.
 *
 * @param effects - what the browser does to the sound: `off`, or a list
 */
export function ltcVerdict(
  {peak, clipped, isRunning}: Level,
  status: LtcStatus | undefined,
  effects = 'off',
): Verdict {
  if (peak < silent) {
    return bad('No signal: check the cable, the channel and the input’s gain.');
  }
  if (clipped > 0) {
    return bad('Too loud: turn the gain down until the peak is below −3 dBFS, then start again.');
  }
  if (!status || !isRunning) {
    return bad(
      'Sound, but no timecode that runs at half to three times its speed: listen to it quietly. Timecode is a steady buzz.',
    );
  }
  if (effects !== 'off' && effects !== '') {
    return bad('The browser processes the sound: use another browser.');
  }
  if (status.dropouts > 0) {
    const isQuiet = 20 * Math.log10(peak) < quietest;
    const fix = isQuiet ? 'raise the level at the source' : 'change the cable';
    return bad(`${counted(status.dropouts, 'dropout')}: ${fix}, then start again.`);
  }
  if (!status.rate || status.speed === undefined) {
    return bad('Timecode is running. Measuring its frame rate …');
  }
  if (Math.abs(status.speed - 100) > speedError) {
    return bad(
      `The speed is ${status.speed.toFixed(2)} %: set the player to normal speed, or send word clock to both.`,
    );
  }
  return good(
    [
      fps(status.rate),
      decibels(peak),
      'no dropouts',
      ...(status.jumps > 0 ? [counted(status.jumps, 'jump')] : []),
      ...(status.reverse ? ['backwards'] : []),
    ].join(', '),
  );
}
