/**
 * Drops frames that no neighbouring frame confirms: a missing frame is better than a wrong one, and a click can change
 * digits without making the frame invalid.
 */
import type {ReadFrame} from './readFrame';
import {compareFrames} from './order';

/** True if the label of a frame is that of another one and the time between them. */
function isLater(before: ReadFrame, frame: ReadFrame): boolean {
  const order = compareFrames(before, frame);
  return (
    before.reverse === frame.reverse &&
    before.dropFrame === frame.dropFrame &&
    before.colourFrame === frame.colourFrame &&
    order.order !== 'jumped' &&
    Math.abs((frame.end - before.end) / frame.length - order.step) < 0.5
  );
}

/** True if a frame carries the same user bits too. */
const isContinuation = (before: ReadFrame | undefined, frame: ReadFrame): boolean =>
  before?.userBits === frame.userBits && isLater(before, frame);

/**
 * A filter of frames, in the order in which they were read.
 *
 * @param onFrame - called for every frame that follows one before it, and for the first of a run, when the
 *   next one follows it
 */
export class FrameFilter {
  /** The last frame that was passed on, and one that is not confirmed yet. */
  private last: ReadFrame | undefined;
  private unconfirmed: ReadFrame | undefined;
  /** Frames in a row whose labels follow, whatever their user bits. */
  private run = 0;

  constructor(private readonly onFrame: (frame: ReadFrame) => void) {}

  private pass(frame: ReadFrame): void {
    this.last = frame;
    this.onFrame(frame);
  }

  /** Adds the next frame. */
  add(frame: ReadFrame): void {
    const {last, unconfirmed} = this;
    const isConfirmed = isContinuation(unconfirmed, frame);
    this.run = unconfirmed && isLater(unconfirmed, frame) ? this.run + 1 : 0;
    this.unconfirmed = undefined;
    if (isContinuation(last, frame)) {
      this.pass(frame);
      return;
    }
    // Some senders change the user bits with every frame.
    if (unconfirmed && (isConfirmed || this.run >= 2)) {
      this.pass(unconfirmed);
    }
    if (isConfirmed) {
      this.pass(frame);
    } else {
      this.unconfirmed = frame;
    }
  }
}
