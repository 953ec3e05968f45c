/** The current pattern: read from and written to the address, changed by keys. */
import {maxPanels, maxPanelSide} from '../../formulas/pixels';
import {type Pattern, patterns, type Scene} from './patterns';

/** What the address holds. */
export interface ScreenState {
  /** Number of the pattern in the list. */
  pattern: number;
  variant: number;
  wall: Scene['wall'];
}

/** The pattern of a state: addresses and keys lead to those of the list only. */
export const getPattern = ({pattern}: Pick<ScreenState, 'pattern'>): Pattern =>
  patterns[pattern] as Pattern;

const getQuery = (hash: string): URLSearchParams =>
  new URLSearchParams(/^#screen\?(.*)$/.exec(hash)?.[1] ?? '');

/** False if a part of a link could not be used: then {@link readHash} put a default in its place. */
export function isRead(hash: string): boolean {
  const used = getQuery(writeHash(readHash(hash)));
  return [...getQuery(hash)].every(([key, value]) => used.get(key) === value);
}

/** Reads `#screen?pattern=bars&variant=2`; what is not understood is left at its default. */
export function readHash(hash: string): ScreenState {
  const query = getQuery(hash);
  const whole = (key: string, max: number, fallback: number): number => {
    const value = Number(query.get(key));
    return Number.isInteger(value) && value > 0 && value <= max ? value : fallback;
  };
  const index = patterns.findIndex(({id}) => id === query.get('pattern'));
  const pattern = Math.max(0, index);
  return {
    pattern,
    variant: whole('variant', getPattern({pattern}).variants.length, 1) - 1,
    wall: {
      columns: whole('columns', maxPanels, 6),
      rows: whole('rows', maxPanels, 4),
      panelWidth: whole('width', maxPanelSide, 128),
      panelHeight: whole('height', maxPanelSide, 128),
    },
  };
}

/** Writes a state as {@link readHash} reads it. */
export function writeHash(state: ScreenState): string {
  const {columns, rows, panelWidth, panelHeight} = state.wall;
  const {id} = getPattern(state);
  const wall = `&columns=${columns}&rows=${rows}&width=${panelWidth}&height=${panelHeight}`;
  return `#screen?pattern=${id}&variant=${state.variant + 1}${id === 'wall' ? wall : ''}`;
}

/** The state after a key; undefined for keys without a function. */
export function afterKey(state: ScreenState, key: string): ScreenState | undefined {
  const {variants} = getPattern(state);
  const to = (pattern: number, count = patterns.length): ScreenState => ({
    ...state,
    pattern: (pattern + count) % count,
    variant: 0,
  });
  const turn = (by: number): ScreenState => ({
    ...state,
    variant: (state.variant + by + variants.length) % variants.length,
  });
  const arrows: Readonly<Record<string, ScreenState>> = {
    ArrowRight: to(state.pattern + 1),
    ArrowLeft: to(state.pattern - 1),
    ArrowDown: turn(1),
    ArrowUp: turn(-1),
  };
  return /^\d$/.test(key) ? to(Number(key) - 1, 10) : arrows[key];
}

/**
 * Measures the refresh rate from the times of frames in ms; undefined for fewer than three.
 *
 * @returns images per second, and how many came later than one and a half periods
 */
export function measureRefresh(times: readonly number[]) {
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
