import {Children, isValidElement, useId, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Acting wrongly is risky here: the box stays in the text, instead of in the list at the end. */
  risk?: boolean;
  children: ReactNode;
}

/**
 * Says what is not confirmed, in the place where the fact would stand, and how to find out. The
 * same gap stands in the page's front matter under `confirm`, from where the writers' report is made.
 */
export default function Unconfirmed({children}: Props): ReactNode {
  // On lines of its own MDX makes paragraphs of the text, which a phrase must not hold.
  const isBlock = Children.toArray(children).some(
    (child) => isValidElement(child) && child.type === 'p',
  );
  const Tag = isBlock ? 'div' : 'span';
  return (
    <Tag className={styles.unconfirmed} data-unconfirmed="">
      <span className={styles.label}>Not confirmed: </span>
      {children}
    </Tag>
  );
}

/**
 * The same for a cell of a table: a small mark, and the text in a window of the browser's own, which
 * needs no script. In print, and where a browser knows no such windows, the text stands in the cell.
 *
 * @param about - what is not confirmed, for the name of the mark
 */
export function UnconfirmedMark({
  about,
  children,
}: {
  about: string;
  children: ReactNode;
}): ReactNode {
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={styles.mark}
        popoverTarget={id}
        aria-label={`Not confirmed: ${about}`}
      />
      <span popover="auto" id={id} className={styles.note} data-unconfirmed="">
        <span className={styles.label}>Not confirmed: </span>
        {children}
      </span>
    </>
  );
}
