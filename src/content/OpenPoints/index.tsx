import {Children, isValidElement, type ReactElement, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Number of entries of the lists in MDX content. */
export function entriesIn(content: ReactNode): number {
  return Children.toArray(content)
    .filter((child): child is ReactElement<{children?: ReactNode}> => isValidElement(child))
    .flatMap((list) => Children.toArray(list.props.children))
    .filter((entry) => isValidElement(entry)).length;
}

/**
 * What a page does not know, in one folded list at its end: each entry with the way to find out. A
 * gap that the reader must know of while acting is an `Unconfirmed` in its place instead.
 *
 * @param children - a Markdown list, one entry per open point
 */
export default function OpenPoints({children}: {children: ReactNode}): ReactNode {
  return (
    <details className={styles.openPoints} data-open-points="">
      <summary className={styles.summary}>Open points on this page ({entriesIn(children)})</summary>
      <div className={styles.list}>{children}</div>
    </details>
  );
}
