import {Fragment, memo, type ReactNode} from 'react';
import clsx from 'clsx';
import {sections} from '../../config/products';
import {viewOf} from '../client/hits';
import type {Hit, Piece} from '../engine/types';
import {groupMark} from '../records/types';
import CalculatorResult from './CalculatorResult';
import Sign, {kindOf} from './Sign';
import styles from './styles.module.css';

function Pieces({pieces}: {pieces: Piece[]}): ReactNode {
  return pieces.map(({text, isMarked}, at) =>
    isMarked ? <mark key={at}>{text}</mark> : <Fragment key={at}>{text}</Fragment>,
  );
}

function Place({hit, place}: {hit: Hit; place: Piece[][]}): ReactNode {
  return (
    <span className={styles.place}>
      <Sign kind={hit.kind ?? 'heading'} />
      <span>
        {place.map((pieces, at) => (
          <Fragment key={at}>
            {at > 0 && ' › '}
            <Pieces pieces={pieces} />
          </Fragment>
        ))}
      </span>
    </span>
  );
}

/** Class with the colour of the section that a hit belongs to; the tools belong to the handbook. */
function accentOf({kind, hierarchy}: Hit): string | undefined {
  const [name] = (hierarchy.lvl0 ?? '').split(groupMark);
  const section = sections.find((one) => one.name === name)?.id;
  const id = section ?? (kind === 'tool' ? 'handbook' : undefined);
  return id && `accent-${id}`;
}

function Evidence({hit: {snippet, keyword}}: {hit: Hit}): ReactNode {
  return (
    <>
      {snippet && (
        <span className={styles.snippet}>
          <Pieces pieces={snippet} />
        </span>
      )}
      {keyword && (
        <span className={styles.snippet}>
          Also called: <Pieces pieces={keyword} />
        </span>
      )}
    </>
  );
}

/** Page, place and found text of a hit. Drawn again only for another hit: keys have to be quick. */
export const HitText = memo(function HitText({hit}: {hit: Hit}): ReactNode {
  const {task} = hit;
  const {title, crumb, place} = viewOf(hit);
  const why = (
    <span className={styles.why}>
      {place.length > 0 && <Place hit={hit} place={place} />}
      <Evidence hit={hit} />
    </span>
  );
  return (
    <>
      <span className={clsx(styles.hitTitle, accentOf(hit))}>
        <Sign kind={kindOf(hit, place.length > 0)} />
        <span>
          <Pieces pieces={title} />
          {crumb && (
            <span className={styles.crumb}>
              {' '}
              <Pieces pieces={crumb} />
            </span>
          )}
        </span>
      </span>
      {task ? <CalculatorResult key={task.address} task={task} otherwise={why} /> : why}
    </>
  );
});

/** A further section of a page that was found, with its text where the heading says nothing. */
export const SectionText = memo(function SectionText({hit}: {hit: Hit}): ReactNode {
  return (
    <>
      <Place hit={hit} place={viewOf(hit).place.slice(-2)} />
      <Evidence hit={hit} />
    </>
  );
});
