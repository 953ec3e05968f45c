/**
 * Converts pan and tilt between degrees and DMX. The mapping is linear over the range, from its first to its last
 * step, as GDTF (DIN SPEC 15800, PhysicalFrom to PhysicalTo) describes it.
 */

/** Last value of 8 and of 16 bits. */
export const maxValues = {8: 255, 16: 65535} as const;

/** Range and orientation of an axis. */
export interface Axis {
  /** Degrees between both ends. */
  range: number;
  /** Zero is in the middle of the range instead of at its start. */
  centred: boolean;
  /** The fixture's inversion is on. */
  inverted: boolean;
}

/** Lowest and highest angle of an axis. */
export function getLimits({range, centred}: Axis): [number, number] {
  return centred ? [-range / 2, range / 2] : [0, range];
}

/** The value for an angle inside the range, not rounded: 0 to `maxValue`. */
export function valueOf(degrees: number, axis: Axis, maxValue: number = maxValues[16]): number {
  const [from] = getLimits(axis);
  const share = (degrees - from) / axis.range;
  return (axis.inverted ? 1 - share : share) * maxValue;
}

/** The angle for a value from 0 to `maxValue`. */
export function toDegrees(value: number, axis: Axis, maxValue: number = maxValues[16]): number {
  const [from] = getLimits(axis);
  const share = value / maxValue;
  return from + (axis.inverted ? 1 - share : share) * axis.range;
}

/** Distance in m that a beam moves on a wall straight ahead when it turns by `degrees`. */
export function shiftAt(degrees: number, metres: number): number {
  return metres * Math.tan((degrees * Math.PI) / 180);
}
