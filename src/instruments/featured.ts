import type {Drawing} from '../components/LayeredDrawing';
import type {SectionId} from '../config/products';
import pictures from './kit/livePictures.json';
import simulators from './simulators/cards.json';
import tests from './testbench/cards.json';

/** Those that are understood at a glance, light, picture, time and screen, each with its section. */
const shown = [
  ['virtual-rig', 'beam-for-live'],
  ['isf-playground', 'videosync'],
  ['ltc-test', 'sync-tools'],
  ['screen-test', 'videosync'],
] as const satisfies readonly (readonly [string, SectionId])[];

/** An instrument as a door shows it. */
interface Featured {
  title: string;
  /** The section that has what it is about. */
  section: SectionId;
  /** Address of its page. */
  to: string;
  drawing: Drawing;
}

/** The simulators and tests that the start page shows, in its order. */
export function featured(): Featured[] {
  return shown.flatMap(([id, section]) =>
    [...simulators, ...tests]
      .filter((card) => card.id === id)
      .map(({title, to}) => ({title, section, to, drawing: pictures[id]})),
  );
}
