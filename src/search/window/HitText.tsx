import {Fragment, memo, type ReactNode} from 'react';
import clsx from 'clsx';
import {sections} from '../../config/products';
import {viewOf, type Piece} from '../client/hits';
import type {Hit} from '../engine/types';
import styles from './styles.module.css';

function Pieces({pieces}: {pieces: Piece[]}): ReactNode {
  return pieces.map(({text, isMarked}, at) =>
    isMarked ? <mark key={at}>{text}</mark> : <Fragment key={at}>{text}</Fragment>,
  );
}

function Place({hit, place}: {hit: Hit; place: Piece[][]}): ReactNode {
  return (
    <span className={styles.place} data-kind={hit.kind ?? 'heading'}>
      {place.map((pieces, at) => (
        <Fragment key={at}>
          {at > 0 && ' › '}
          <Pieces pieces={pieces} />
        </Fragment>
      ))}
    </span>
  );
}

/** What kind of page a hit is on; a tool or the end of a tree, where the hit is nothing else. */
function kindOf({kind, url}: Hit, isPlace: boolean): string {
  const pages = {'/release-notes/': 'release', '/blog/': 'post', '/handbook/glossary': 'term'};
  const page = Object.entries(pages).find(([path]) => url.includes(path))?.[1] ?? 'page';
  return isPlace || !kind || kind === 'heading' ? page : kind;
}

/** Class with the colour of the product that a hit belongs to; the tools belong to the handbook. */
function accentOf({kind, hierarchy}: Hit): string | undefined {
  const section = sections.find(({name}) => name === hierarchy.lvl0)?.id;
  const id = section ?? (kind === 'tool' ? 'handbook' : undefined);
  return id && `accent-${id}`;
}

/** Page, place and found text of a hit. Drawn again only for another hit: keys have to be quick. */
export const HitText = memo(function HitText({hit}: {hit: Hit}): ReactNode {
  const {title, crumb, place, snippet} = viewOf(hit);
  return (
    <>
      <span
        className={clsx(styles.hitTitle, accentOf(hit))}
        data-kind={kindOf(hit, place.length > 0)}>
        <Pieces pieces={title} />
        {crumb && (
          <span className={styles.crumb}>
            {' '}
            <Pieces pieces={crumb} />
          </span>
        )}
      </span>
      {place.length > 0 && <Place hit={hit} place={place} />}
      {snippet && (
        <span className={styles.snippet}>
          <Pieces pieces={snippet} />
        </span>
      )}
    </>
  );
});

/** A further section of a page that was found. */
export const SectionText = memo(function SectionText({hit}: {hit: Hit}): ReactNode {
  return <Place hit={hit} place={viewOf(hit).place.slice(-2)} />;
});
