/** Tempo in time, hertz and frames. Flash threshold: WCAG 2.2, success criterion 2.3.1. */

/** More flashes per second than this can harm people with photosensitive epilepsy. */
export const mostFlashes = 3;

/** Feel of a note. */
export type Feel = 'straight' | 'dotted' | 'triplet';
const feelFactors: Record<Feel, number> = {straight: 1, dotted: 1.5, triplet: 2 / 3};

/** A beat (quarter note) in ms at `bpm` beats per minute. */
export function beatMs(bpm: number): number {
  return 60_000 / bpm;
}

/** Beats of a 1/`division` note: 4 for 1, 1 for 4, 0.25 for 16. */
export function noteBeats(division: number, feel: Feel = 'straight'): number {
  return (4 / division) * feelFactors[feel];
}

/** Cycles per second of something that takes `beats` beats. */
export function hertz(bpm: number, beats: number): number {
  return bpm / (60 * beats);
}

/** Frames in `beats` beats at `fps`. Rarely a whole number. */
export function frames(bpm: number, beats: number, fps: number): number {
  return (beats * 60 * fps) / bpm;
}

/** Tempo at which `beats` beats take exactly `count` frames. */
export function tempoFor(count: number, beats: number, fps: number): number {
  return (beats * 60 * fps) / count;
}
