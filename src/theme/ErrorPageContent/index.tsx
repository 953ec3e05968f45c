/*
 * Swizzled (replaced, safe) from @docusaurus/theme-classic.
 * Why: a page that crashed links to the start page and shows the message to send to us.
 */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/Error';
import styles from './styles.module.css';

export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  return (
    <main className={styles.crash}>
      <h1>This page crashed.</h1>
      <p>
        <button type="button" className="button button--primary" onClick={tryAgain}>
          Try again
        </button>
      </p>
      <p>
        If it crashes again, open the <Link to="/">start page</Link> or write to us with the message
        below.
      </p>
      <pre className={styles.message} tabIndex={0} aria-label="Error message">
        {error.message}
      </pre>
    </main>
  );
}
