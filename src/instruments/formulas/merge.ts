/** Merges values of several tracks, by the description of Beam's merge modes. */

/** Merge mode of a parameter in a fixture profile. */
export type MergeMode = 'add' | 'weightedaverage' | 'htp';

/**
 * Merges the values (0 to 1) of all tracks that send a parameter to one tag group.
 *
 * @returns the value before any limit: `add` can exceed 1. An empty list gives 0.
 */
export function merge(mode: MergeMode, values: readonly number[]): number {
  if (values.length === 0) {
    return 0;
  }
  const sum = values.reduce((total, value) => total + value, 0);
  if (mode === 'add') {
    return sum;
  }
  return mode === 'htp' ? Math.max(...values) : sum / values.length;
}

/** Clamps a parameter to 0 to 1. */
export function clampToUnit(value: number): number {
  return Math.min(1, Math.max(0, value));
}
