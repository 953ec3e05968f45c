/** Maximum seconds between two frames that a shader gets, for pages that were hidden or busy in between. */
const maxDelta = 0.25;

/** Time and beat of a shader, which advance only while it plays. */
export function createClock() {
  let previous: number | undefined;
  let time = 0;
  let beat = 0;
  return {
    /** Seconds since the start. */
    get time() {
      return time;
    },
    /** Beats (quarter notes) since the start. */
    get beat() {
      return beat;
    },
    /**
     * Measures the time between frames.
     *
     * @param now - time of the frame in ms
     * @returns seconds since the frame before; 0 for the first frame, and for the first one after a pause
     */
    delta(now: number): number {
      const delta = previous === undefined ? 0 : Math.min((now - previous) / 1000, maxDelta);
      previous = now;
      return delta;
    },
    pause(): void {
      previous = undefined;
    },
    /** Advances by so many seconds, at a tempo in beats per minute. */
    advance(seconds: number, tempo: number): void {
      time += seconds;
      beat += (seconds * tempo) / 60;
    },
  };
}
