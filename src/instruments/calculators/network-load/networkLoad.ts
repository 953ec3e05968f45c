/**
 * Load of lighting data on Ethernet. Sources: Art-Net 4 specification (ArtDmx), ANSI E1.31-2018; IEEE 802.3,
 * RFC 791 and RFC 768 for the headers.
 */

/** Protocols for DMX over a network. */
export type Protocol = 'artnet' | 'sacn';

/** Bytes in front of the DMX data: ArtDmx header, E1.31 packet with start code. */
const header: Record<Protocol, number> = {artnet: 18, sacn: 126};
/** Overhead of a packet in bytes: UDP 8, IPv4 20, Ethernet 14, check sequence 4, preamble 8, gap 12. */
export const overhead = 8 + 20 + 14 + 4 + 8 + 12;

/**
 * Bytes that one packet takes on the cable, with preamble and gap.
 *
 * @param slots DMX values in the packet, 1 to 512 (Art-Net sends an even number of at least 2)
 */
export function wireBytes(protocol: Protocol, slots = 512): number {
  const sentSlots = protocol === 'artnet' ? slots + (slots % 2) : slots;
  return header[protocol] + sentSlots + overhead;
}

/**
 * Load in Mbit/s (10⁶ bit).
 *
 * @param universes how many are sent
 * @param rate packets per second for each universe
 * @param copies receivers that each get their own copy (unicast); 1 for broadcast and multicast
 */
export function megabits(
  protocol: Protocol,
  universes: number,
  rate: number,
  copies = 1,
  slots = 512,
): number {
  return (wireBytes(protocol, slots) * 8 * universes * rate * copies) / 1e6;
}
