import type {Drawing} from '../components/LayeredDrawing';
import type {SectionId} from '../config/products';
import pictures from './kit/livePictures.json';
import simulators from './simulators/cards.json';
import tests from './testbench/cards.json';

/** Instruments that need no explanation, with their sections. */
const choice = [
  ['virtual-rig', 'beam-for-live'],
  ['isf-playground', 'videosync'],
  ['ltc-test', 'sync-tools'],
  ['screen-test', 'videosync'],
] as const satisfies readonly (readonly [string, SectionId])[];

/** An instrument on the start page. */
interface FeaturedInstrument {
  title: string;
  /** The section that it belongs to. */
  section: SectionId;
  /** Address of its page. */
  to: string;
  drawing: Drawing;
}

/** The simulators and tests that the start page shows, in its order. */
export function getFeatured(): FeaturedInstrument[] {
  return choice.flatMap(([id, section]) =>
    [...simulators, ...tests]
      .filter((card) => card.id === id)
      .map(({title, to}) => ({title, section, to, drawing: pictures[id]})),
  );
}
