/** Whether timecode arrives as it should: the limits are those of the page of the test. */
import {count} from '../../../components/fields/format';
import {fps, getVerdict, type Verdict} from '../shared/verdict';
import type {LtcStatus} from './monitor';

/** Level of the input. */
export interface Level {
  /** Highest sample of the last moment, 0 to 1. */
  peak: number;
  /** Samples at full level since the start. */
  clipped: number;
  isRunning: boolean;
  /** Timecode arrives whose bits have too few samples. */
  isTooFast: boolean;
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
 * The verdict on a signal: of several faults, the one that causes the others.
 *
 * @param audioProcessing - by the browser: `off`, or a list
 */
export function ltcVerdict(
  {peak, clipped, isRunning, isTooFast}: Level,
  status: Partial<LtcStatus> | undefined,
  audioProcessing = 'off',
): Verdict {
  const {rate, speed = 100, dropouts = 0, jumps = 0, reverse = false} = status ?? {};
  const isQuiet = 20 * Math.log10(peak) < quietest;
  return getVerdict(
    [
      peak < silent && 'There’s no signal. Check the cable, the channel and the input’s gain.',
      clipped > 0 &&
        'The input is too loud. Turn the gain down until the peak is below −3 dBFS, then start again.',
      isTooFast &&
        'This timecode is too fast for this sample rate. Slow the player down, or set the interface to a higher sample rate.',
      !(status && isRunning) &&
        'There’s sound, but no timecode at an eighth of its speed or faster. Listen to it quietly: timecode is a steady buzz.',
      !['off', ''].includes(audioProcessing) &&
        'This browser processes the sound. Use another browser.',
      dropouts > 0 &&
        `${count(dropouts, 'dropout')} so far. ${isQuiet ? 'Raise the level at the source' : 'Change the cable'}, then start again.`,
      !rate && 'Timecode is running. Measuring its frame rate …',
      Math.abs(speed - 100) > speedError &&
        `The speed is ${speed.toFixed(2)} %. Set the player to normal speed, or send word clock to both.`,
    ],
    [
      fps(rate ?? ''),
      decibels(peak),
      'no dropouts',
      jumps > 0 && count(jumps, 'jump'),
      reverse && 'backwards',
    ],
  );
}
