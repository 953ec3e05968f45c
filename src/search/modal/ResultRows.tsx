import {memo, type MouseEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {getAddress, isCommand} from '../client/hits';
import type {Hit} from '../engine/types';
import HitText from './HitText';
import {type Change, getStar, type StoredPages, toggleFavourite} from './stored';
import styles from './styles.module.css';

/** Whether this is a phone, where five pages must fit above the keyboard. */
export const isPhone = (): boolean =>
  window.matchMedia('(width <= 996px) and (pointer: coarse)').matches;

/** Id of a row, for `aria-activedescendant`. */
export const optionId = (list: string, at: number): string => `${list}-hit-${at}`;

interface Props {
  rows: Hit[];
  /** The rows that are pages; all others are sections of the one above them. */
  pages: Hit[];
  activeIndex: number;
  /** Id that the ids of rows begin with. */
  id: string;
  stored: StoredPages;
  onClick: (hit: Hit, event: MouseEvent) => void;
  onChange: (change: Change, hit: Hit) => void;
  onActivate: (at: number) => void;
}

/** The options of the list. They don't render again when only the field changes. */
export default memo(function ResultRows(props: Props): ReactNode {
  const {rows, pages, activeIndex, id, stored, onClick, onChange, onActivate} = props;
  return rows.map((hit, index) => {
    const isSection = !pages.includes(hit);
    return (
      <a
        key={hit.objectID}
        id={optionId(id, index)}
        role="option"
        aria-selected={index === activeIndex}
        tabIndex={-1}
        className={clsx(styles.hit, isSection ? styles.section : styles.starred)}
        href={hit.command ? undefined : getAddress(hit)}
        onClick={(event) => {
          if ((event.target as Element).closest('[data-star]')) {
            event.preventDefault();
            onChange(toggleFavourite, hit);
          } else {
            onClick(hit, event);
          }
        }}
        onPointerMove={() => onActivate(index)}>
        <HitText hit={hit} isSection={isSection} />
        {/* An option has no buttons inside; the keyboard has the one at the foot. */}
        {!isSection && !isCommand(hit) && (
          <span className={styles.star} data-star="" aria-hidden="true">
            {getStar(stored, hit)}
          </span>
        )}
      </a>
    );
  });
});
