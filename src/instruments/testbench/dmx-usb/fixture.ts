/** Faders for one fixture, from the channel list of its manual. */
import {readChart} from '../../formulas/dmxChart';
import {universeSize} from './protocol';

/** Channels that can hurt people: they strobe, move, or start something by themselves. */
const risky =
  /strob|shutter|flash|pan\b|tilt|speed|macro|program|auto|sound|reset|control|lamp|rotat|gobo|prism|effect|motor|fog|haze|laser/i;

/**
 * Faders of a fixture.
 *
 * @param text - its channel list, as the chart reader takes it: one channel a line
 * @param address - its first channel, 1 to 512
 * @returns what fits into the universe, and what is beyond its end: channels from 1, and whether they are risky
 */
export function createStrips(text: string, address: number) {
  const all = readChart(text).channels.map(({channel, name}) => ({
    channel: address + channel - 1,
    name,
    isRisky: risky.test(name),
  }));
  return {
    strips: all.filter(({channel}) => channel <= universeSize),
    beyond: all.filter(({channel}) => channel > universeSize),
  };
}

/** Minimum time in ms between two channels of a chase: three flashes per second at most. */
export const minStepMs = 334;
