import type {ReactNode} from 'react';
import '@site/src/css/beams.css';
import {covers} from './covers';
import styles from './styles.module.css';

/**
 * The decorative cover of the article at an address; only the beams if it has no drawing.
 */
export default function ArticlePicture({address}: {address: string}): ReactNode {
  const Cover = covers[address.split('/').filter(Boolean).at(-1) ?? ''] ?? 'svg';
  return (
    <Cover
      className={`always-dark beams ${styles.picture}`}
      viewBox="0 0 360 128"
      aria-hidden="true"
    />
  );
}
