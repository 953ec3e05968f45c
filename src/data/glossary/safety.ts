import type {GlossaryTerm} from '../types';

const POWER = '/handbook/safety-and-work/electricity-on-small-stages';
const HAZE = '/handbook/safety-and-work/haze-and-fire-alarms';
const FLASH = '/handbook/safety-and-work/strobes-and-lasers';
const RIGGING = '/handbook/safety-and-work/rigging-for-musicians';
const PAPER = '/handbook/safety-and-work/touring-paperwork';

/** Safety and work on stage. */
export const safetyTerms: Record<string, GlossaryTerm> = {
  'circuit-breaker': {
    term: 'circuit breaker',
    definition:
      'A switch that cuts a circuit when too much current flows, and so protects the cable. In Europe it’s built to IEC 60898-1. It doesn’t protect people from a shock.',
    page: POWER,
  },
  'power-linking': {
    term: 'power linking',
    definition:
      'Feeding one device from the power output of another. The first cable carries the current of all devices that follow.',
    page: POWER,
  },
  'leakage-current': {
    term: 'leakage current',
    definition:
      'A small current that flows to earth through the filters of power supplies, even when nothing is faulty. Many together can trip a residual-current device.',
    page: POWER,
  },
  'voltage-drop': {
    term: 'voltage drop',
    definition:
      'The voltage that is lost along a cable. It grows with length and current, and shrinks with thicker wires.',
    page: POWER,
  },
  haze: {
    term: 'haze',
    definition:
      'A fine, even mist that hangs in the air for a long time and makes beams of light visible. Fog is denser and comes in clouds.',
    page: HAZE,
  },
  'smoke-detector': {
    term: 'smoke detector',
    definition:
      'A sensor of a fire alarm that reacts to particles in the air, usually by the light that they scatter or block. It can’t tell haze from smoke.',
    page: HAZE,
  },
  'heat-detector': {
    term: 'heat detector',
    definition:
      'A sensor of a fire alarm that reacts to temperature (EN 54-5 in Europe). Haze doesn’t trip it, but it notices a fire later than a smoke detector.',
    page: HAZE,
  },
  'fire-watch': {
    term: 'fire watch',
    definition:
      'Trained people who walk a building and look for fire while its alarm, or a part of it, is off.',
    page: HAZE,
  },
  'photosensitive-epilepsy': {
    term: 'photosensitive epilepsy',
    definition:
      'A form of epilepsy in which flashing light or strong moving patterns can trigger a seizure. Rates of 3 to 30 flashes a second can do so, and 15 to 25 are the most dangerous.',
    page: FLASH,
  },
  'red-flash': {
    term: 'red flash',
    definition:
      'A flash to or from a saturated red. Guidelines such as WCAG 2.3.1 count it separately, because it’s more dangerous.',
    page: FLASH,
  },
  'laser-class': {
    term: 'laser class',
    definition:
      'The hazard level of a laser product by IEC 60825-1, from 1 (safe in normal use) to 4 (injures eyes and skin and can start a fire). Show lasers are nearly always class 3B or 4.',
    page: FLASH,
  },
  mpe: {
    term: 'MPE',
    expansion: 'maximum permissible exposure',
    definition:
      'The highest level of laser light that eye or skin may receive without harm being expected (IEC 60825-1). It depends on wavelength and time.',
    page: FLASH,
  },
  'audience-scanning': {
    term: 'audience scanning',
    definition:
      'Moving laser beams through the area where people are. It needs calculation, measurement and a specialist, and is forbidden in some countries.',
    page: FLASH,
  },
  'emergency-stop': {
    term: 'emergency stop',
    definition:
      'A switch that latches, removes the danger without help from the show’s computer, and doesn’t start anything again when it’s released (ISO 13850).',
    page: FLASH,
  },
  'safety-bond': {
    term: 'safety bond',
    definition:
      'A steel wire rope that catches a fixture if its clamp fails. It goes around the bar and through the fixture’s bond point, with little slack.',
    page: RIGGING,
  },
  'working-load-limit': {
    term: 'WLL',
    expansion: 'working load limit',
    definition:
      'The highest load that a piece of rigging equipment may carry in use, as marked by its manufacturer. It’s the breaking load divided by a safety factor.',
    page: RIGGING,
  },
  'uniformly-distributed-load': {
    term: 'UDL',
    expansion: 'uniformly distributed load',
    definition:
      'A load spread evenly along the whole span of a truss or bar, given as a total or per metre.',
    page: RIGGING,
  },
  'centre-point-load': {
    term: 'CPL',
    expansion: 'centre point load',
    definition:
      'One load that hangs in the middle of a span, the worst point for bending. It may be about half of the evenly spread load.',
    page: RIGGING,
  },
  'technical-rider': {
    term: 'technical rider',
    definition:
      'A document that lists what an act brings and what it needs from the venue: stage, power, sound, light, video and people.',
    page: PAPER,
  },
  'stage-plan': {
    term: 'stage plan',
    definition:
      'A drawing of the stage from above that shows where people, instruments, power and connections go. Also called stage plot.',
    page: PAPER,
  },
  'light-plot': {
    term: 'light plot',
    definition:
      'A drawing that shows where each light hangs or stands, with its number, type, address and purpose.',
    page: PAPER,
  },
  'patch-list': {
    term: 'patch list',
    definition:
      'A table of what is connected where: for light, each fixture with its mode, universe and address; for sound, each input.',
    page: PAPER,
  },
  'ata-carnet': {
    term: 'ATA carnet',
    definition:
      'A customs document that lets professional equipment cross borders for up to a year without duty, if all of it comes back.',
    page: PAPER,
  },
};
