import type {GlossaryTerm} from '../types';

const power = '/handbook/background/hardware-and-power';
const stages = '/handbook/safety-and-work/electricity-on-small-stages';

/** Power. */
export const powerTerms: Record<string, GlossaryTerm> = {
  'power-factor': {
    term: 'power factor',
    definition:
      'Real power in watts divided by apparent power in volt-amperes, from 0 to 1. The lower it is, the more current a device draws for the same watts.',
    page: stages,
  },
  'inrush-current': {
    term: 'inrush current',
    definition:
      'The short, high current that power supplies draw when they’re turned on. It can trip a breaker although the normal load is small.',
    page: stages,
  },
  'three-phase': {
    term: 'three-phase supply',
    definition:
      'A mains supply with three live conductors, each a third of a cycle behind the last. In Europe, there are 400 V between two of them and 230 V from each to neutral. In North America, 208 V and 120 V are common.',
    page: power,
  },
  'residual-current-device': {
    term: 'residual-current device',
    definition:
      'A switch that cuts the power when current leaks to earth, for example through a person. Sockets on stage need one of 30 mA or less. Short: RCD. In North America it’s called GFCI and trips at 4 to 6 mA.',
    page: stages,
  },
};
