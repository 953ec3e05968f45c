/** sACN universes and their multicast groups. Source: ANSI E1.31-2018. */
import {bytes} from '../../../components/fields/format';
import {
  fail,
  parseEntries,
  parseInteger,
  parseParts,
  type ParseResult,
  tidy,
} from '../../../components/fields/parse';

/** UDP port of sACN. */
export const sacnUdpPort = 5568;
/** Highest universe for data. */
export const maxSacn = 63999;
/** Universe on which sources announce what they send. */
export const discoveryUniverse = 64214;

/** Meaning of the input: an sACN universe, or a Port-Address by one of two conventions. */
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

/** Ethernet group of a universe: 01:00:5E and the lower 23 bits of its IPv4 group (RFC 1112). */
export function ethernetAddress(universe: number): string {
  const [, , high = 0, low = 0] = multicastAddress(universe).split('.').map(Number);
  return `01:00:5E:7F:${bytes([high])}:${bytes([low])}`;
}

/** A universe for data, or the one for discovery. */
function parseUniverse(text: string): ParseResult<number> {
  return Number(text) === discoveryUniverse
    ? {ok: true, value: discoveryUniverse}
    : parseInteger(text, {label: 'sACN universe', min: 1, max: maxSacn});
}

/** Parses an sACN universe: a number, a multicast address, or a Port-Address to map. */
export function parseSacn(text: string, from: From): ParseResult<number> {
  const input = tidy(text);
  if (from === 'sacn') {
    if (!/^\d+\.\d+\.\d+\.\d+$/.test(input)) {
      return parseUniverse(input);
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
    const [, , high = 0, low = 0] = parts.value;
    return parseUniverse(String(high * 256 + low));
  }
  const port = parseInteger(input, {label: 'Port-Address', min: 0, max: 32767});
  if (!port.ok) {
    return port;
  }
  const universe = port.value + (from === 'plus-one' ? 1 : 0);
  if (universe > 0) {
    return {ok: true, value: universe};
  }
  return fail(
    'Port-Address 0 has no sACN universe with the same number: sACN starts at 1. Choose “plus one”, or write 1 to 32,767.',
  );
}

/** Maximum number of universes in a list. */
const maxUniverses = 64;

/** Parses a list of universes such as `1-4, 7`. */
export function parseUniverses(text: string, from: From): ParseResult<number[]> {
  const ranges = parseEntries(
    text,
    {label: 'Universes', maxEntries: maxUniverses},
    (entry): ParseResult<number[]> => {
      const [, start, end] = /^(\S+?) ?(?:-|to) ?(\S+)$/.exec(entry) ?? [];
      const first = parseSacn(start ?? entry, from);
      const last = parseSacn(end ?? entry, from);
      if (!first.ok || !last.ok) {
        return first.ok ? (last as ParseResult<never>) : first;
      }
      const size = last.value - first.value + 1;
      return size >= 1 && size <= maxUniverses
        ? {ok: true, value: Array.from({length: size}, (_, index) => first.value + index)}
        : fail(`“${entry}” isn’t a range of 1 to ${maxUniverses} universes. Enter 1-4.`);
    },
  );
  if (!ranges.ok) {
    return ranges;
  }
  const universes = [...new Set(ranges.value.flat())];
  return universes.length >= 1 && universes.length <= maxUniverses
    ? {ok: true, value: universes}
    : fail(`Enter 1 to ${maxUniverses} universes, such as 1-4, 7.`);
}
