/**
 * Measures flashes, for people with photosensitive epilepsy.
 *
 * Source: WCAG 2.2, "general flash and red flash thresholds": a flash is a pair of opposing changes in
 * relative luminance of 10 % or more, the darker of them below 0.8, or any pair of opposing changes that
 * involves a saturated red. More than three in a second, over a quarter of the image, are too many.
 */

/** Minimum change of relative luminance that counts. */
const minChange = 0.1;

/** The darker of the two must be below this. */
const darkBelow = 0.8;

/** Maximum flashes per second. */
const maxFlashes = 3;

/** Minimum part of the image that has to flash. */
const minArea = 0.25;

/** Minimum change of a saturated red, as (R − G − B) × 320. */
const minRed = 20;

const linear = Array.from({length: 256}, (_, level) => {
  const part = level / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/** One measured value that goes up and down, and the times of its opposing changes, in seconds. */
interface Swing {
  /** Value at the last turn. */
  from: number;
  /** Direction since then. */
  direction: -1 | 0 | 1;
  turns: number[];
}

const startAt = (from: number): Swing => ({from, direction: 0, turns: []});

/** Follows a value; a turn counts if it changes by `min` against the direction before. */
function follow(swing: Swing, value: number, min: number, time: number, below: number): void {
  const change = value - swing.from;
  const direction = change > 0 ? 1 : -1;
  if (direction === swing.direction) {
    // Further in the same direction: the turn will be measured from here.
    swing.from = value;
  } else if (Math.abs(change) >= min && Math.min(value, swing.from) < below) {
    swing.turns.push(time);
    swing.direction = direction;
    swing.from = value;
  }
  while ((swing.turns[0] ?? time) <= time - 1) {
    swing.turns.shift();
  }
}

/**
 * A meter for a grid of pixels of the output.
 *
 * @param cells - how many pixels it gets for each frame
 */
export function flashMeter(cells: number) {
  const swings: [Swing, Swing][] = [];
  return {
    /**
     * @param pixels - 8 bits a component, red, green, blue and alpha of each cell
     * @param time - seconds, never going back
     * @returns true when the output flashed too often in the second before
     */
    measure(pixels: Uint8Array, time: number): boolean {
      let flashing = 0;
      for (let cell = 0; cell < cells; cell += 1) {
        const red = linear[pixels[cell * 4] ?? 0] ?? 0;
        const green = linear[pixels[cell * 4 + 1] ?? 0] ?? 0;
        const blue = linear[pixels[cell * 4 + 2] ?? 0] ?? 0;
        const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        const sum = red + green + blue;
        // Only a saturated red counts; everything else is as if there were none.
        const redness = sum > 0 && red / sum >= 0.8 ? Math.max(0, (red - green - blue) * 320) : 0;
        const pair = (swings[cell] ??= [startAt(light), startAt(redness)]);
        follow(pair[0], light, minChange, time, darkBelow);
        follow(pair[1], redness, minRed, time, Infinity);
        // Two opposing changes are one flash.
        if (pair.some(({turns}) => turns.length >= (maxFlashes + 1) * 2)) {
          flashing += 1;
        }
      }
      return flashing >= cells * minArea;
    },
  };
}
