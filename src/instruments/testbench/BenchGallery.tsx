import type {ReactNode} from 'react';

import InstrumentCards from '../kit/InstrumentCards';
import {tests} from './list';

/** The tests of the test bench as cards, with the browsers that they work in. */
export default function BenchGallery(): ReactNode {
  return <InstrumentCards cards={tests} />;
}
