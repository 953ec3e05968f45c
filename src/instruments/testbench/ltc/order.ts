import {framesPerDay, isDropped, type Rate, rates, toFrame} from '../../formulas/timecode';
import type {ReadFrame} from './readFrame';

/** Frames that a labelled second may count. */
const nominals = [24, 25, 30];

/**
 * What a frame is after another one: the next; one that follows after as many as are missing by the time
 * between them; or one from elsewhere, after a jump.
 *
 * @param nominal - frames that a labelled second counts; without it, any that linear timecode has
 * @returns the order, and how many frames later it is and how many a second counts by that
 */
export function compareFrames(
  before: ReadFrame,
  frame: ReadFrame,
  nominal?: number,
): {order: 'next' | 'missed'; step: number; nominal: number} | {order: 'jumped'} {
  const [from, to] = frame.reverse ? [frame.label, before.label] : [before.label, frame.label];
  const elapsed = (frame.end - before.end) / frame.length;
  const possible = nominal === undefined ? nominals : [nominal];
  for (const each of possible.filter((count) => Math.max(from.frames, to.frames) < count)) {
    const rate: Rate = frame.dropFrame ? rates['29.97 DF'] : {...rates['30'], nominal: each};
    const day = framesPerDay(rate);
    const step = (toFrame(to, rate) - toFrame(from, rate) + day) % day;
    if (step === 1 && !isDropped(to, rate)) {
      return {order: 'next', step, nominal: each};
    }
    if (step > 1 && Math.abs(elapsed - step) < 0.5) {
      return {order: 'missed', step, nominal: each};
    }
  }
  return {order: 'jumped'};
}
