/**
 * DIP switches of DMX fixtures: nine switches hold the address in binary, the tenth is not part of it.
 * Source: common practice of fixture manuals (for example Chauvet ST-800X); ANSI E1.11 for 1 to 512.
 */

/** Switches that carry the address; switch i stands for 2^(i − 1). */
export const switchCount = 9;

/** How the fixture counts: from 1 (the switches hold the address) or from 0 (they hold address − 1). */
export type Base = 'one' | 'zero';

/** Switch value (0 to 511) for an address; undefined if it is out of range. */
export function switchValue(address: number, base: Base): number | undefined {
  const value = base === 'one' ? address : address - 1;
  return Number.isInteger(address) && address >= 1 && address <= 512 && value < 2 ** switchCount
    ? value
    : undefined;
}

/** Address for a switch value (0 to 511); undefined for all off on a fixture that counts from 1. */
export function switchAddress(value: number, base: Base): number | undefined {
  if (!Number.isInteger(value) || value < 0 || value >= 2 ** switchCount) {
    return undefined;
  }
  const address = base === 'one' ? value : value + 1;
  return address === 0 ? undefined : address;
}

/** Numbers (1 to 9) of the switches that are on. */
export function switchesOn(value: number): number[] {
  return Array.from({length: switchCount}, (_, index) => index + 1).filter(
    (number) => (value >> (number - 1)) & 1,
  );
}

/** Describes the switches that are on: "2 and 4 on", "all off". */
export function inWords(value: number): string {
  const on = switchesOn(value);
  return on.length === 0 ? 'all off' : `${on.join(', ')} on`;
}
