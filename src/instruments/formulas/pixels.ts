/** LED pixels on DMX universes and LED walls on processor ports. Source: ANSI E1.11 (512 slots); arithmetic. */

/** Slots in a universe. */
export const slots = 512;

/** Whole pixels in a universe for `channels` per pixel (1 to 512). */
export function pixelsPerUniverse(channels: number): number {
  return Math.floor(slots / channels);
}

/**
 * Universes for pixels in a row.
 *
 * @param packing `whole` never splits a pixel; `packed` uses every channel, so a pixel may span two universes
 */
export function universesFor(
  pixels: number,
  channels: number,
  packing: 'whole' | 'packed',
): number {
  return packing === 'whole'
    ? Math.ceil(pixels / pixelsPerUniverse(channels))
    : Math.ceil((pixels * channels) / slots);
}

/** Universes for several outputs, each of which starts a new universe. */
export function universesForOutputs(
  outputs: readonly number[],
  channels: number,
  packing: 'whole' | 'packed',
): number {
  return outputs.reduce((sum, pixels) => sum + universesFor(pixels, channels, packing), 0);
}

/** Limits of the screen test: panels per row or column, and pixels per panel side. */
export const maxPanels = 99;
export const maxPanelSide = 2000;

/** An LED wall of equal panels. */
export interface Wall {
  columns: number;
  rows: number;
  /** Pixels of a panel. */
  panelWidth: number;
  panelHeight: number;
}

/** Pixels of the wall: width, height and their product. */
export function wallPixels({columns, rows, panelWidth, panelHeight}: Wall): {
  width: number;
  height: number;
  total: number;
} {
  const width = columns * panelWidth;
  const height = rows * panelHeight;
  return {width, height, total: width * height};
}

/**
 * Pixels that a processor port carries at `rate` Hz, if it carries `capacity` at 60 Hz: the same data rate shared by
 * more or fewer frames a second. The maker's table decides.
 */
export function portCapacity(capacity: number, rate: number): number {
  return Math.floor((capacity * 60) / rate);
}

/** Whole panels on one port, and ports for all panels (undefined if not even one panel fits). */
export function ports(
  wall: Wall,
  capacity: number,
): {panelsPerPort: number; count: number | undefined; minCount: number} {
  const {total} = wallPixels(wall);
  const panelsPerPort = Math.floor(capacity / (wall.panelWidth * wall.panelHeight));
  return {
    panelsPerPort,
    count: panelsPerPort === 0 ? undefined : Math.ceil((wall.columns * wall.rows) / panelsPerPort),
    minCount: Math.ceil(total / capacity),
  };
}

/**
 * Ports when each data run takes whole columns, or whole rows, of a wall.
 *
 * @param along panels in one column or row
 * @param lines number of columns or rows
 * @returns undefined if not even one column or row fits on a port
 */
export function portsByLine(
  panelsPerPort: number,
  along: number,
  lines: number,
): number | undefined {
  const perPort = Math.floor(panelsPerPort / along);
  return perPort === 0 ? undefined : Math.ceil(lines / perPort);
}

/** Panels on one circuit that carries `amps`, for panels of `watts` at `volts` with a power factor. */
export function panelsPerCircuit(
  amps: number,
  watts: number,
  volts: number,
  factor: number,
): number {
  return Math.floor((amps * volts * factor) / watts + 1e-9);
}
