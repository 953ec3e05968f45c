import type {ReactNode} from 'react';
import Enlarge from './Enlarge';
import './lights.css';
import styles from './styles.module.css';

interface Props {
  /**
   * The drawing, with its alternative text. An element with `data-form="narrow"` is shown on
   * screens up to 560 px, one with `data-form="wide"` on all others.
   */
  children: ReactNode;
  /** What to learn from it. */
  caption: string;
  /** Whether the caption fits beside it on wide screens. */
  isNarrow?: boolean;
}

/** An inline drawing in the page's colours, with a caption and a button that enlarges it. */
export default function Diagram({children, caption, isNarrow = false}: Props): ReactNode {
  const drawing = <div className={styles.stage}>{children}</div>;
  return (
    <figure className={styles.diagram} data-narrow={isNarrow || undefined}>
      {drawing}
      <Enlarge name={caption} className={styles.button}>
        {drawing}
      </Enlarge>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
