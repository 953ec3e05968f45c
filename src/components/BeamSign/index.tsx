import type {ReactNode} from 'react';
import '@site/src/css/beams.css';

/** Two crossing beams, as an illustration for empty pages. */
export default function BeamSign(): ReactNode {
  return <div className="always-dark beams beam-sign" aria-hidden="true" />;
}
