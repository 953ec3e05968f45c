import type {ReactNode} from 'react';
import '@site/src/css/beams.css';

/** Two beams that cross, where there is nothing else to see. */
export default function BeamSign(): ReactNode {
  return <div className="always-dark beams beam-sign" aria-hidden="true" />;
}
