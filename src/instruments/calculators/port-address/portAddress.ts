/** Art-Net Port-Addresses. Source: Art-Net 4 specification, "Universe Addressing" (art-net.org.uk). */
import {
  fail,
  type NumberRules,
  parseInteger,
  parseParts,
  type ParseResult,
  tidy,
} from '../../../components/fields/parse';

/** UDP port of every Art-Net packet (0x1936). */
export const artnetUdpPort = 6454;
/** Highest Port-Address: 15 bits. */
export const maxPort = 32767;

/** The three parts of a Port-Address, all counted from 0. */
export interface ArtNetAddress {
  /** 0 to 127 (7 bits). */
  net: number;
  /** 0 to 15 (4 bits). */
  subNet: number;
  /** 0 to 15 (4 bits). */
  universe: number;
}

/** Numbering of the input. */
export type Numbering = 'port' | 'parts' | 'beam';

const partRules: readonly NumberRules[] = [
  {label: 'Net', min: 0, max: 127},
  {label: 'Sub-Net', min: 0, max: 15},
  {label: 'Universe', min: 0, max: 15},
];

const requireInRange = (value: number, min: number, max: number, name: string): number => {
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new RangeError(`${name} must be a whole number from ${min} to ${max}, not ${value}`);
  }
  return value;
};

/** Port-Address (0 to 32767) of three parts. Throws a RangeError outside the limits. */
export function toPort({net, subNet, universe}: ArtNetAddress): number {
  return (
    requireInRange(net, 0, 127, 'Net') * 256 +
    requireInRange(subNet, 0, 15, 'Sub-Net') * 16 +
    requireInRange(universe, 0, 15, 'Universe')
  );
}

/** The three parts of a Port-Address (0 to 32767). Throws a RangeError outside the limits. */
export function fromPort(port: number): ArtNetAddress {
  requireInRange(port, 0, maxPort, 'Port-Address');
  return {net: port >> 8, subNet: (port >> 4) & 15, universe: port & 15};
}

/** The byte that Art-Net calls SubUni: Sub-Net and Universe together, 0 to 255. */
export function subUni(port: number): number {
  return requireInRange(port, 0, maxPort, 'Port-Address') & 255;
}

/** Beam universe (1 to 32768) of a Port-Address: Beam counts from 1. */
export function toBeam(port: number): number {
  return requireInRange(port, 0, maxPort, 'Port-Address') + 1;
}

/** Port-Address (0 to 32767) of a Beam universe (1 to 32768). */
export function fromBeam(universe: number): number {
  return requireInRange(universe, 1, maxPort + 1, 'Beam universe') - 1;
}

/**
 * sACN universe of a Port-Address, by one of the two conventions in use. There is no standard for it.
 *
 * @returns 1 to 32768, or undefined for Port-Address 0 with the same number: sACN has no universe 0
 */
export function toSacn(port: number, convention: 'same' | 'plus-one'): number | undefined {
  const universe =
    requireInRange(port, 0, maxPort, 'Port-Address') + (convention === 'plus-one' ? 1 : 0);
  return universe === 0 ? undefined : universe;
}

/**
 * Parses a Port-Address. Three parts (`1.2.3`, `1:2:3`) are understood whatever the
 * numbering, two (`2.3`, Sub-Net and Universe of Net 0) where parts are expected; a single number (also
 * `0x1F`) follows it.
 */
export function parsePort(text: string, numbering: Numbering): ParseResult<number> {
  const input = tidy(text);
  const [, subNet = '', universe = ''] = /^(\w+) ?[.:/] ?(\w+)$/.exec(input) ?? [];
  if (numbering === 'parts' && universe !== '') {
    return parsePort(`0:${subNet}:${universe}`, numbering);
  }
  if (numbering === 'parts' || /\d[.:/-]\d+[.:/-]\d/.test(input)) {
    const parts = parseParts(input, 'Address', partRules);
    if (!parts.ok) {
      return parts;
    }
    const [net = 0, subNet = 0, universe = 0] = parts.value;
    return {ok: true, value: toPort({net, subNet, universe})};
  }
  if (numbering === 'port') {
    return parseInteger(input, {label: 'Port-Address', min: 0, max: maxPort});
  }
  const beam = parseInteger(input, {label: 'Beam universe', min: 1, max: maxPort + 1});
  return beam.ok ? {ok: true, value: fromBeam(beam.value)} : beam;
}

/** Parses one Port-Address or a range of two, separated by `-` or `to`. */
export function parseRange(text: string, numbering: Numbering): ParseResult<[number, number]> {
  const input = tidy(text);
  const [, from, to] =
    /^([^-]+?) (?:-|to) ([^-]+)$/i.exec(input) ?? /^([^-]+)-([^-]+)$/.exec(input) ?? [];
  const first = parsePort(from ?? input, numbering);
  const last = parsePort(to ?? input, numbering);
  if (!first.ok || !last.ok) {
    return first.ok ? (last as ParseResult<never>) : first;
  }
  return first.value <= last.value
    ? {ok: true, value: [first.value, last.value]}
    : fail(`“${input}” ends before it starts. Enter the lower address first.`);
}
