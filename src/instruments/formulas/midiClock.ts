/** Tempo of MIDI clock: 24 messages a quarter note. Source: MIDI 1.0 Detailed Specification. */

/** Clock messages in a quarter note. */
export const clocksPerBeat = 24;

/** Tempo over a number of beats. */
export interface TempoOver {
  beats: number;
  /** In BPM; undefined until enough beats have been received. */
  tempo: number | undefined;
  /** Tempo of the longest and shortest clock interval; `fastest` is undefined if some arrived simultaneously. */
  slowest: number | undefined;
  fastest: number | undefined;
}

/** Spans over which the tempo is measured, in beats. */
export const tempoSpans = [1, 4, 16] as const;

const maxTimes = Math.max(...tempoSpans) * clocksPerBeat + 1;
/** An interval longer than at any tempo means that the clock was stopped. */
const pauseMs = 1000;

/** Measures the tempo of a clock. */
export class TempoMeter {
  private times: number[] = [];

  /** Records a clock message at a time in ms. */
  clock(time: number): void {
    if (time - (this.times.at(-1) ?? time) > pauseMs) {
      this.times = [];
    }
    this.times.push(time);
    if (this.times.length > maxTimes) {
      this.times.shift();
    }
  }

  /** Resets the measurement, after a stop. */
  reset(): void {
    this.times = [];
  }

  /** Tempo over 1, 4 and 16 beats. */
  get tempi(): TempoOver[] {
    return tempoSpans.map((beats) => {
      const list = this.times.slice(-(beats * clocksPerBeat + 1));
      const span = (list.at(-1) ?? 0) - (list[0] ?? 0);
      if (list.length <= beats * clocksPerBeat || span <= 0) {
        return {beats, tempo: undefined, slowest: undefined, fastest: undefined};
      }
      const gaps = list.slice(1).map((time, index) => time - (list[index] ?? 0));
      const tempo = (ms: number): number => 60_000 / (ms * clocksPerBeat);
      const shortest = Math.min(...gaps);
      return {
        beats,
        tempo: (60_000 * beats) / span,
        slowest: tempo(Math.max(...gaps)),
        fastest: shortest > 0 ? tempo(shortest) : undefined,
      };
    });
  }
}
