/** Faders for one fixture, from the channel list of its manual. */
import {readChart, type Channel} from '../../formulas/dmxChart';
import {universeSize} from './protocol';

/** A fader of a fixture. */
export interface Strip {
  /** Channel of the universe, from 1. */
  channel: number;
  name: string;
  /** What the channel does can hurt: it strobes, moves, or starts something by itself. */
  isRisky: boolean;
}

const risky =
  /strob|shutter|flash|pan\b|tilt|speed|macro|program|auto|sound|reset|control|lamp|rotat|gobo|prism|effect|motor|fog|haze|laser/i;

/**
 * Faders of a fixture.
 *
 * @param text - its channel list, as the chart reader takes it: one channel a line
 * @param address - its first channel, 1 to 512
 * @returns what fits into the universe, and what is beyond its end
 */
export function stripsOf(
  text: string,
  address: number,
): {strips: readonly Strip[]; beyond: readonly Strip[]} {
  const all = readChart(text)
    .channels.map(({channel, name}: Channel) => ({
      channel: address + channel - 1,
      name,
      isRisky: risky.test(name),
    }))
    .filter(({channel}) => channel >= 1);
  return {
    strips: all.filter(({channel}) => channel <= universeSize),
    beyond: all.filter(({channel}) => channel > universeSize),
  };
}

/** Shortest time between two channels that are lit in turn, in ms: three flashes a second at most. */
export const shortestStep = 334;
