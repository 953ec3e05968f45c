import type {GlossaryTerm} from '../types';

const POWER = '/handbook/background/hardware-and-power';

/** Power. */
export const powerTerms: Record<string, GlossaryTerm> = {
  'power-factor': {
    term: 'power factor',
    definition:
      'Real power in watts divided by apparent power in volt-amperes, from 0 to 1. A low one draws more current for the same watts.',
    page: POWER,
  },
  'inrush-current': {
    term: 'inrush current',
    definition:
      'The short, high current that power supplies draw when they are switched on. It can trip a breaker although the running load is small.',
    page: POWER,
  },
  'three-phase': {
    term: 'three-phase supply',
    definition:
      'A mains supply with three live conductors, each a third of a turn behind the last. In Europe 400 V between two of them and 230 V from each to neutral.',
    page: POWER,
  },
  'residual-current-device': {
    term: 'residual-current device',
    definition:
      'A switch that cuts the supply when current leaks to earth, for example through a person. Sockets on stage should be protected at 30 mA. Short: RCD; in North America GFCI.',
    page: POWER,
  },
};
