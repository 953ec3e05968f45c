import type {ReactNode} from 'react';
import {pictureBox, pictureOf} from '@site/src/config/articlePictures';
import styles from './styles.module.css';

/** The drawing of the article at an address; it says nothing that the title does not. */
export default function ArticlePicture({address}: {address: string}): ReactNode {
  const {section, line, lit} = pictureOf(address);
  return (
    <svg
      className={`${styles.picture} accent-${section ?? 'release-notes'}`}
      viewBox={`-24 -16 ${pictureBox.width + 48} ${pictureBox.height + 32}`}
      aria-hidden="true">
      <path d={line} />
      <path d={lit} />
    </svg>
  );
}
