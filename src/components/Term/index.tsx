import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/**
 * First use of a term in a page: leads to its definition, which also appears on hover and focus
 * once the page is interactive (client module `termCards`).
 */
export default function Term({id, children}: {id: string; children: ReactNode}): ReactNode {
  return (
    <Link className={styles.term} to={`/handbook/glossary#${id}`} data-term={id}>
      {children}
    </Link>
  );
}
