import {useId, useRef, type ComponentType, type ReactNode, type SVGProps} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';
import {useEnlarge} from './useEnlarge';

type Svg = ComponentType<SVGProps<SVGSVGElement>>;

interface Props {
  /** The drawing; shown on every screen if there is no `narrow` one. */
  svg?: Svg;
  /** A second layout for screens up to 560 px. */
  narrow?: Svg;
  /** A drawing made by a component, instead of `svg`. It carries its own text alternative. */
  children?: ReactNode;
  /** What the picture shows. */
  alt: string;
  /** What to learn from it. */
  caption: string;
}

/**
 * A drawing in the page, on the page's own colours, with a caption and a button that enlarges it
 * (margin 60, closes on Escape, on a tap, or when the page has scrolled more than 40 px:
 * specification, sections 4 and 9).
 */
export default function Diagram({
  svg: Wide,
  narrow: Narrow,
  children,
  alt,
  caption,
}: Props): ReactNode {
  const captionId = useId();
  const figure = useRef<HTMLElement>(null);
  const {isEnlarged, toggle, close} = useEnlarge(figure);
  return (
    <div className={styles.place}>
      <figure ref={figure} className={clsx(styles.diagram, isEnlarged && styles.enlarged)}>
        <div className={styles.stage} onClick={isEnlarged ? close : undefined}>
          {Wide && <Wide role="img" aria-label={alt} className={clsx(Narrow && styles.wide)} />}
          {Narrow && <Narrow role="img" aria-label={alt} className={styles.narrow} />}
          {children}
        </div>
        <button
          type="button"
          className={styles.button}
          aria-pressed={isEnlarged}
          aria-describedby={captionId}
          onClick={toggle}>
          {isEnlarged ? 'Close enlarged picture' : 'Enlarge picture'}
        </button>
        <figcaption id={captionId} className={styles.caption}>
          {caption}
        </figcaption>
      </figure>
    </div>
  );
}
