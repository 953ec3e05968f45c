import {useId, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';
import {useEnlarge} from './useEnlarge';

interface Props {
  /**
   * The drawing, with its own text alternative. An element with `data-form="narrow"` is shown on
   * screens up to 560 px, one with `data-form="wide"` on all others.
   */
  children: ReactNode;
  /** What to learn from it. */
  caption: string;
}

/**
 * A drawing in the page, on the page's own colours, with a caption and a button that enlarges it
 * (margin 60, closes on Escape, on a tap, or when the page has scrolled more than 40 px:
 * specification, sections 4 and 9).
 */
export default function Diagram({children, caption}: Props): ReactNode {
  const captionId = useId();
  const figure = useRef<HTMLElement>(null);
  const {isEnlarged, toggle, close} = useEnlarge(figure);
  return (
    <div className={styles.place}>
      <figure ref={figure} className={clsx(styles.diagram, isEnlarged && styles.enlarged)}>
        <div className={styles.stage} onClick={isEnlarged ? close : undefined}>
          {children}
        </div>
        <button
          type="button"
          className={styles.button}
          aria-pressed={isEnlarged}
          aria-describedby={captionId}
          onClick={toggle}>
          {isEnlarged ? 'Close enlarged diagram' : 'Enlarge diagram'}
        </button>
        <figcaption id={captionId} className={styles.caption}>
          {caption}
        </figcaption>
      </figure>
    </div>
  );
}
