import type {ReactNode} from 'react';
import '@site/src/css/beams.css';
import {covers} from './covers';
import styles from './styles.module.css';

/** The decorative cover of the article at an address: its drawing, or the beams if it has none. */
export default function ArticlePicture({address}: {address: string}): ReactNode {
  const drawing = covers[address.split('/').filter(Boolean).at(-1) ?? ''];
  const Cover = drawing ?? 'svg';
  return (
    <Cover
      className={`always-dark ${drawing ? '' : 'beams'} ${styles.picture}`}
      viewBox="0 0 360 128"
      aria-hidden="true"
    />
  );
}
