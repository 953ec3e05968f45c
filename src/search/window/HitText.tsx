import {Fragment, type ReactNode} from 'react';
import {viewOf} from '../client/hits';
import type {Hit} from '../engine/types';
import Pieces from './Pieces';
import styles from './styles.module.css';

/** Heading, place and found text of a hit. */
export default function HitText({hit}: {hit: Hit}): ReactNode {
  const {trail, title, snippet} = viewOf(hit);
  return (
    <>
      <span className={styles.hitTitle}>
        <Pieces pieces={title} />
      </span>
      {trail.length > 0 && (
        <span className={styles.trail}>
          {trail.map((pieces, at) => (
            <Fragment key={at}>
              {at > 0 && ' › '}
              <Pieces pieces={pieces} />
            </Fragment>
          ))}
        </span>
      )}
      {snippet && (
        <span className={styles.snippet}>
          <Pieces pieces={snippet} />
        </span>
      )}
    </>
  );
}
