/** Time in which peaks fall to half, in s: six of the longest bits. */
const halfLife = 0.025;
/** Time constant with which they rise, in s: a click at full level is too short to raise them far. */
const riseTime = 0.0007;

/** Follows the peaks of a signal on both sides, which may have a constant voltage below it. */
export class Peaks {
  high = 0;
  low = 0;
  private readonly decay: number;
  private readonly rise: number;

  /** @param sampleRate - in Hz */
  constructor(sampleRate: number) {
    this.decay = Math.exp(-Math.LN2 / (halfLife * sampleRate));
    this.rise = 1 - Math.exp(-1 / (riseTime * sampleRate));
  }

  /** Adds the next sample. */
  add(value: number): void {
    const {high, low, middle, decay, rise} = this;
    this.high = value > high ? high + (value - high) * rise : middle + (high - middle) * decay;
    this.low = value < low ? low + (value - low) * rise : middle + (low - middle) * decay;
  }

  /** The voltage that the signal swings around. */
  get middle(): number {
    return (this.high + this.low) / 2;
  }

  /** Half the height of the signal. */
  get amplitude(): number {
    return (this.high - this.low) / 2;
  }
}
