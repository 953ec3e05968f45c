/** sACN universes and their multicast groups. Source: ANSI E1.31-2018. */
import {parseInteger, parseParts, tidy, type Parsed} from '../shared/parse';

/** UDP port of sACN. */
export const sacnUdpPort = 5568;
/** Highest universe for data. */
export const maxSacn = 63999;
/** Universe on which sources announce what they send. */
export const discoveryUniverse = 64214;

/** What the reader's number is: a sACN universe, or a Port-Address under one of two conventions. */
export type From = 'sacn' | 'same' | 'plus-one';

/**
 * IPv4 multicast group of a universe: 239.255, then the high and the low byte of its number.
 *
 * @param universe 1 to 63999, or 64214 (discovery). Throws a RangeError otherwise.
 */
export function multicastAddress(universe: number): string {
  const valid = Number.isInteger(universe) && universe >= 1 && universe <= maxSacn;
  if (!valid && universe !== discoveryUniverse) {
    throw new RangeError(`sACN universe must be 1 to ${maxSacn}, not ${universe}`);
  }
  return `239.255.${universe >> 8}.${universe & 255}`;
}

/** sACN universe that a text means: a number, a multicast address, or a Port-Address to be mapped. */
export function parseSacn(text: string, from: From): Parsed<number> {
  const input = tidy(text);
  if (from === 'sacn') {
    if (!/^\d+\.\d+\.\d+\.\d+$/.test(input)) {
      return parseInteger(input, {label: 'sACN universe', min: 1, max: maxSacn});
    }
    const byte = {min: 0, max: 255};
    const parts = parseParts(input, 'Multicast address', [
      {label: 'First byte', min: 239, max: 239},
      {label: 'Second byte', min: 255, max: 255},
      {label: 'Third byte', ...byte},
      {label: 'Fourth byte', ...byte},
    ]);
    if (!parts.ok) {
      return parts;
    }
    const universe = (parts.value[2] ?? 0) * 256 + (parts.value[3] ?? 0);
    return parseInteger(String(universe), {
      label: 'sACN universe of this address',
      min: 1,
      max: maxSacn,
    });
  }
  const port = parseInteger(input, {label: 'Port-Address', min: 0, max: 32767});
  if (!port.ok) {
    return port;
  }
  const universe = port.value + (from === 'plus-one' ? 1 : 0);
  if (universe > 0) {
    return {ok: true, value: universe};
  }
  return {
    ok: false,
    message:
      'Port-Address 0 has no sACN universe with the same number: sACN starts at 1. Choose “plus one”, or write 1 to 32767.',
  };
}
