/**
 * IPv4 addresses and subnet masks. Sources: RFC 950 and RFC 4632 (masks), RFC 1918 (private ranges), RFC
 * 3021 (/31), RFC 3927 (link-local), RFC 1122 (0/8, 127/8), RFC 5771 (multicast).
 */
import {fail, type ParseResult, tidy} from '../../../components/fields/parse';

/** An interface: address and mask as unsigned 32-bit numbers. */
export interface Interface {
  address: number;
  mask: number;
}

/** Address as `2.0.0.1`. */
export function formatIp(value: number): string {
  return [24, 16, 8, 0].map((shift) => (value >>> shift) & 255).join('.');
}

/** Mask of a prefix length from 0 to 32. */
export function prefixToMask(prefix: number): number {
  return prefix === 0 ? 0 : (0xffffffff << (32 - prefix)) >>> 0;
}

/** Prefix length of a mask; undefined if its ones aren't contiguous. */
export function maskToPrefix(mask: number): number | undefined {
  const host = ~mask >>> 0;
  return (host & (host + 1)) === 0 ? 32 - host.toString(2).replace(/^0$/, '').length : undefined;
}

/** First address of the network. */
export function network({address, mask}: Interface): number {
  return (address & mask) >>> 0;
}

/** Last address of the network. */
export function broadcast({address, mask}: Interface): number {
  return (address | ~mask) >>> 0;
}

/** Addresses for hosts: all but network and broadcast, except in /31 (RFC 3021) and /32. */
export function hosts(prefix: number): number {
  if (prefix === 32) {
    return 1;
  }
  return prefix === 31 ? 2 : 2 ** (32 - prefix) - 2;
}

/** Whether `from` considers `to` to be in the same network, by the mask of `from`. */
export function reaches(from: Interface, to: Interface): boolean {
  return network(from) === network({address: to.address, mask: from.mask});
}

/** True if an address lies in a block such as `10.0.0.0` with prefix 8. */
export function within(address: number, block: string, prefix: number): boolean {
  const parsed = parseIp(block, 'Block');
  return parsed.ok && ((address ^ parsed.value) & prefixToMask(prefix)) === 0;
}

/** Reads `2.0.0.1` (commas and spaces around are tolerated). */
export function parseIp(text: string, label: string): ParseResult<number> {
  const input = tidy(text).replaceAll(',', '.');
  const parts = input.split(/ ?\. ?/);
  const example = 'Enter four numbers from 0 to 255 with dots, such as 2.0.0.10.';
  if (input === '') {
    return fail(`${label} is empty. ${example}`);
  }
  if (parts.length !== 4 || parts.some((part) => !/^\d{1,3}$/.test(part) || Number(part) > 255)) {
    return fail(`${label}: “${input.slice(0, 60)}” isn’t an IP address. ${example}`);
  }
  const zero = parts.find((part) => /^0\d/.test(part));
  if (zero !== undefined) {
    return fail(
      `${label}: “${zero}” can be read in two ways. Enter ${Number(zero)} without the leading zero.`,
    );
  }
  return {ok: true, value: parts.reduce((value, part) => value * 256 + Number(part), 0)};
}

/** Reads a mask: `255.0.0.0`, `/8` or `8`. */
export function parseMask(text: string, label: string): ParseResult<number> {
  const input = tidy(text);
  const prefix = /^\/? ?(\d{1,2})$/.exec(input)?.[1];
  if (prefix !== undefined && Number(prefix) <= 32) {
    return {ok: true, value: prefixToMask(Number(prefix))};
  }
  const mask = parseIp(input, label);
  if (!mask.ok) {
    return fail(
      `${label} can’t be read. Enter a mask such as 255.0.0.0, or a length from /0 to /32.`,
    );
  }
  if (maskToPrefix(mask.value) === undefined) {
    return fail(
      `${label}: “${input}” isn’t a mask, because its ones aren’t all at the front. Common masks are 255.0.0.0, 255.255.0.0 and 255.255.255.0.`,
    );
  }
  return mask;
}

/** Parses an address with an optional mask (`2.0.0.1/8`, `2.0.0.1/255.0.0.0`); the default is `maskText`. */
export function parseInterface(
  text: string,
  maskText: string,
  label: string,
): {address: ParseResult<number>; mask: ParseResult<number>} {
  const [ip = '', ...masks] = tidy(text).split('/');
  const name = `Mask of ${label.toLowerCase()}`;
  return {
    address: parseIp(ip, label),
    mask:
      masks.length > 1
        ? fail(`${label}: “${tidy(text)}” has two masks. Enter one, as in 2.0.0.1/8.`)
        : parseMask(masks[0] ?? maskText, name),
  };
}

/** A problem with an address of a device. */
export interface AddressFault {
  /** True if the device cannot be reached with it. */
  fatal: boolean;
  /** Message for the reader. */
  text: string;
}

/** Problems with an address of a device. `who` starts the messages. */
export function faults({address, mask}: Interface, who: string): AddressFault[] {
  const prefix = maskToPrefix(mask) ?? 0;
  const ip = formatIp(address);
  const linkLocal = within(address, '169.254.0.0', 16);
  const isEdge = (from: Interface) =>
    prefix < 31 && [network(from), broadcast(from)].includes(address);
  const rules: [boolean, boolean, string][] = [
    [
      isEdge({address, mask}) && address === network({address, mask}),
      true,
      `${ip} is the address of the network itself, not of a device.`,
    ],
    [
      isEdge({address, mask}) && address === broadcast({address, mask}),
      true,
      `${ip} is the broadcast address of its network, not of a device.`,
    ],
    [
      linkLocal && isEdge({address, mask: prefixToMask(16)}) && !isEdge({address, mask}),
      true,
      `${ip} is the first or last address of 169.254.0.0/16, not of a device.`,
    ],
    [
      linkLocal,
      false,
      '169.254 addresses are chosen by the device itself when no DHCP server answers.',
    ],
    [
      within(address, '127.0.0.0', 8),
      true,
      '127 addresses mean the device itself. Nothing else can reach it there.',
    ],
    [within(address, '0.0.0.0', 8), true, '0 addresses mean “not set”.'],
    [within(address, '224.0.0.0', 4), true, '224 to 239 are multicast groups, not devices.'],
    [within(address, '240.0.0.0', 4), true, '240 to 255 are reserved.'],
  ];
  return rules
    .filter(([applies]) => applies)
    .map(([, fatal, text]) => ({fatal, text: `${who}: ${text}`}));
}
