import type {ReactNode} from 'react';

import type {PictureProps} from '../../kit/CalculatorFrame';
import styles from '../../kit/calculators.module.css';
import {type model, displayedColour} from './model';

/** The colour as a screen shows it. */
function Swatch({values}: PictureProps<typeof model>): ReactNode {
  const levels = displayedColour(values)
    .rgb.map((level) => Math.round(level * 255))
    .join(' ');
  return (
    <svg className={styles.picture} viewBox="0 0 300 48" role="img" aria-label={`Colour ${levels}`}>
      <rect className="d-line" x="1" y="1" width="298" height="46" fill={`rgb(${levels})`} />
    </svg>
  );
}

export {Swatch as drawing};
