import type {ReactNode} from 'react';
import Enlarge from './Enlarge';
import styles from './styles.module.css';

interface Props {
  /**
   * The drawing, with its own text alternative. An element with `data-form="narrow"` is shown on
   * screens up to 560 px, one with `data-form="wide"` on all others.
   */
  children: ReactNode;
  /** What to learn from it. */
  caption: string;
}

/** A drawing in the page, on the page's own colours, with a caption and a button that enlarges it. */
export default function Diagram({children, caption}: Props): ReactNode {
  const drawing = <div className={styles.stage}>{children}</div>;
  return (
    <figure className={styles.diagram}>
      {drawing}
      <Enlarge name={caption} className={styles.button}>
        {drawing}
      </Enlarge>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
