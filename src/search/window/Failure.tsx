import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {texts} from './texts';

/** Says that the search could not answer, and tries again. */
export default function Failure({onRetry}: {onRetry: () => void}): ReactNode {
  return (
    <div className={styles.message} role="alert">
      <p className={styles.messageTitle}>{texts.failed}</p>
      <p>{texts.failedHelp}</p>
      <button type="button" className={styles.textButton} onClick={onRetry}>
        {texts.retry}
      </button>
    </div>
  );
}
