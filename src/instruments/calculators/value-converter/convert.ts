/**
 * DMX values in other resolutions. Sources: DIN SPEC 15800 (GDTF) for byte mirroring and shifting, ANSI
 * E1.11 for 8-bit slots, MIDI 1.0 for 7-bit values.
 */

/** How to widen a value: repeat the last byte, or append zero bytes. */
export type Widening = 'mirror' | 'shift';

/** Highest value of a number of bytes: 255, 65535, 16777215. */
export function maxOfBytes(bytes: number): number {
  return 256 ** bytes - 1;
}

/**
 * A value in another resolution.
 *
 * @param value whole number from 0 to the highest of `from` bytes; a RangeError otherwise
 * @param from bytes of the value, 1 to 4
 * @param to bytes of the result, 1 to 4; a shorter result drops the fine bytes
 */
export function resize(
  value: number,
  from: number,
  to: number,
  widening: Widening = 'mirror',
): number {
  if (!Number.isInteger(value) || value < 0 || value > maxOfBytes(from)) {
    throw new RangeError(
      `Value must be a whole number from 0 to ${maxOfBytes(from)}, not ${value}`,
    );
  }
  if (to <= from) {
    return Math.floor(value / 256 ** (from - to));
  }
  const fill = widening === 'mirror' ? value % 256 : 0;
  let result = value;
  for (let bytes = from; bytes < to; bytes += 1) {
    result = result * 256 + fill;
  }
  return result;
}

/** Coarse and fine byte of a 16-bit value (0 to 65535). */
export function split(value: number): {coarse: number; fine: number} {
  return {coarse: value >> 8, fine: value & 255};
}

/** 16-bit value of a coarse and a fine byte (0 to 255 each). */
export function join(coarse: number, fine: number): number {
  return coarse * 256 + fine;
}

/** Nearest value of `bytes` bytes to a fraction from 0 to 1. */
export function fromUnit(unit: number, bytes: number): number {
  return Math.round(Math.min(1, Math.max(0, unit)) * maxOfBytes(bytes));
}

/** Fraction from 0 to 1 that a value of `bytes` bytes stands for. */
export function toUnit(value: number, bytes: number): number {
  return value / maxOfBytes(bytes);
}

/** Converts MIDI (0 to 127) to DMX (0 to 255), so that 127 becomes 255. */
export function midiToDmx(midi: number): number {
  return Math.round((midi * 255) / 127);
}

/** Converts DMX (0 to 255) to MIDI (0 to 127) by dropping the lowest bit. */
export function dmxToMidi(dmx: number): number {
  return dmx >> 1;
}
