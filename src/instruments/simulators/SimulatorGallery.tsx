import type {ReactNode} from 'react';

import InstrumentCards from '../kit/InstrumentCards';
import {simulators} from './list';

/** The simulators as cards, with the browsers that they work in. */
export default function SimulatorGallery(): ReactNode {
  return <InstrumentCards cards={simulators} />;
}
