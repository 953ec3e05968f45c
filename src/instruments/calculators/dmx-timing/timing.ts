/** Timing of DMX512 packets. Source: ANSI E1.11 (DMX512-A), timing tables; the 1990 edition where named. */

/** Minimum break-to-break time for senders, in µs. */
export const shortestPacket = 1204;
/** Maximum break-to-break time, in µs. */
export const longestPacket = 1_000_000;
/** A slot has 11 bits of 4 µs (250 kbit/s). */
export const slotTime = 44;

/** Times of a packet in µs. */
export interface Timing {
  /** Break before the start code. */
  breakTime: number;
  /** Mark after break. */
  markAfterBreak: number;
  /** Mark between slots; 0 at full speed. */
  betweenSlots: number;
  /** Mark before the next break; 0 at full speed. */
  beforeBreak: number;
}

/** Minimum times for senders in E1.11, and in the 1990 edition. */
export const senders = {
  current: {breakTime: 92, markAfterBreak: 12, betweenSlots: 0, beforeBreak: 0},
  old: {breakTime: 88, markAfterBreak: 8, betweenSlots: 0, beforeBreak: 0},
} as const satisfies Record<string, Timing>;

/**
 * Time of one packet in µs, from break to break: start code and `slots` values (1 to 512), with a mark
 * between any two of these slots.
 */
export function packetTime(slots: number, timing: Timing = senders.current): number {
  const {breakTime, markAfterBreak, betweenSlots, beforeBreak} = timing;
  return breakTime + markAfterBreak + slotTime * (slots + 1) + betweenSlots * slots + beforeBreak;
}

/** Packets per second when one follows the other without a pause. */
export function packetRate(slots: number, timing: Timing = senders.current): number {
  return 1e6 / packetTime(slots, timing);
}
