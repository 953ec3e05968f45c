/** Which pattern is shown: read from and written to the address, changed by keys. */
import {largestPanel, mostPanels} from '../../formulas/pixels';
import {patterns, type Pattern, type Scene} from './patterns';

/** What the address holds. */
export interface ScreenState {
  /** Number of the pattern in the list. */
  pattern: number;
  variant: number;
  wall: Scene['wall'];
}

const defaults: ScreenState = {
  pattern: 0,
  variant: 0,
  wall: {columns: 6, rows: 4, panelWidth: 128, panelHeight: 128},
};

/** A pattern of a state. */
export function patternOf({pattern}: Pick<ScreenState, 'pattern'>): Pattern {
  const found = patterns[pattern] ?? patterns[0];
  if (!found) {
    throw new Error('There are no patterns');
  }
  return found;
}

const whole = (text: string | null, most: number, otherwise: number): number => {
  const value = Number(text ?? '');
  return Number.isInteger(value) && value > 0 && value <= most ? value : otherwise;
};

const queryOf = (hash: string): URLSearchParams =>
  new URLSearchParams(/^#screen\?(.*)$/.exec(hash)?.[1] ?? '');

/** False if a part of a link could not be used: then {@link readHash} put a default in its place. */
export function isRead(hash: string): boolean {
  const used = queryOf(writeHash(readHash(hash)));
  return [...queryOf(hash)].every(([key, value]) => used.get(key) === value);
}

/** Reads `#screen?pattern=bars&variant=2`; what is not understood is left at its default. */
export function readHash(hash: string): ScreenState {
  const query = queryOf(hash);
  const pattern = Math.max(
    0,
    patterns.findIndex(({id}) => id === query.get('pattern')),
  );
  const {wall} = defaults;
  return {
    pattern,
    variant: whole(query.get('variant'), patternOf({pattern}).variants.length, 1) - 1,
    wall: {
      columns: whole(query.get('columns'), mostPanels, wall.columns),
      rows: whole(query.get('rows'), mostPanels, wall.rows),
      panelWidth: whole(query.get('width'), largestPanel, wall.panelWidth),
      panelHeight: whole(query.get('height'), largestPanel, wall.panelHeight),
    },
  };
}

/** Writes a state as {@link readHash} reads it. */
export function writeHash(state: ScreenState): string {
  const {wall} = state;
  const {id} = patternOf(state);
  const query = new URLSearchParams({pattern: id, variant: String(state.variant + 1)});
  if (id === 'wall') {
    query.set('columns', String(wall.columns));
    query.set('rows', String(wall.rows));
    query.set('width', String(wall.panelWidth));
    query.set('height', String(wall.panelHeight));
  }
  return `#screen?${query}`;
}

const turn = (value: number, count: number): number => (value + count) % count;

/** What a key makes of a state; undefined for keys that mean nothing here. */
export function afterKey(state: ScreenState, key: string): ScreenState | undefined {
  const to = (pattern: number): ScreenState => ({...state, pattern, variant: 0});
  const variant = (by: number): ScreenState => ({
    ...state,
    variant: turn(state.variant + by, patternOf(state).variants.length),
  });
  switch (key) {
    case 'ArrowRight':
      return to(turn(state.pattern + 1, patterns.length));
    case 'ArrowLeft':
      return to(turn(state.pattern - 1, patterns.length));
    case 'ArrowDown':
      return variant(1);
    case 'ArrowUp':
      return variant(-1);
    default:
      return /^\d$/.test(key) ? to(turn(Number(key) - 1, 10)) : undefined;
  }
}

/**
 * Measures the refresh rate from the times of frames in ms; undefined for fewer than three.
 *
 * @returns images per second, and how many came later than one and a half periods
 */
export function refreshOf(times: readonly number[]) {
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  if (gaps.length < 2) {
    return undefined;
  }
  const median = gaps.slice().sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  // The mean of the frames that were on time: clocks of browsers are rounded, and one late frame spoils a mean.
  const onTime = gaps.filter((gap) => gap < 1.5 * median);
  const mean = onTime.reduce((sum, gap) => sum + gap, 0) / onTime.length;
  return {rate: 1000 / mean, late: gaps.length - onTime.length};
}
