import {Children, isValidElement, type ReactNode} from 'react';
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
