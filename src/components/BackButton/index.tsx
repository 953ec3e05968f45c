import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Goes back one page. Shown only when the site runs as an installed app, whose window may have no
 * such button of its own.
 */
export default function BackButton(): ReactNode {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label="Back"
      title="Back"
      onClick={() => window.history.back()}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path
          d="M19 12H5m6-6-6 6 6 6"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}
