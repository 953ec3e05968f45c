import type {ReactNode} from 'react';
import {pictureBox, pictureOf} from '@site/src/config/articlePictures';
import '@site/src/css/beams.css';
import styles from './styles.module.css';

/** The cover of the article at an address; it says nothing that the article does not. */
export default function ArticlePicture({address}: {address: string}): ReactNode {
  const {section = 'release-notes', shapes, words} = pictureOf(address);
  return (
    <svg
      className={`always-dark beams accent-${section} ${styles.picture}`}
      viewBox={`0 0 ${pictureBox.width} ${pictureBox.height}`}
      aria-hidden="true">
      {shapes.map(({path, colour, width, opacity}) => (
        <path
          key={colour + path}
          d={path}
          fill={width ? undefined : `var(--${colour})`}
          stroke={width ? `var(--${colour})` : undefined}
          strokeWidth={width}
          opacity={opacity}
        />
      ))}
      {words.map(({x, y, text, colour, size = pictureBox.letters}) => (
        <text key={text} x={x} y={y} fontSize={size} fill={`var(--${colour})`}>
          {text}
        </text>
      ))}
    </svg>
  );
}
