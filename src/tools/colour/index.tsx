import type {ReactNode} from 'react';

import ToolFrame, {type PictureProps, type ToolProps} from '../shared/ToolFrame';
import styles from '../shared/tools.module.css';
import {model, read, type State} from './model';

/** The colour as a screen shows it. */
function Swatch({state}: PictureProps<State>): ReactNode {
  const {form, rgb} = read(state);
  if (form.failed) {
    return null;
  }
  const levels = rgb.map((level) => Math.round(level * 255)).join(' ');
  return (
    <svg className={styles.picture} viewBox="0 0 300 48" role="img" aria-label={`Colour ${levels}`}>
      <rect className="d-line" x="1" y="1" width="298" height="46" fill={`rgb(${levels})`} />
    </svg>
  );
}

/** Colour temperature, filters, RGB, HSI and chromaticity. */
export default function Colour(props: ToolProps): ReactNode {
  return <ToolFrame model={model} drawing={Swatch} {...props} />;
}
