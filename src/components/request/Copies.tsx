import {useState, type ReactNode} from 'react';
import {download} from '../shared/download';
import {asText, fileNameOf, type FixtureRequest} from './text';
import styles from './styles.module.css';

/** The request as it is sent, to look at, to copy and to download. */
export default function Copies({request}: {request: FixtureRequest}): ReactNode {
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(asText(request));
      setSaid('Copied.');
    } catch {
      setSaid('The browser does not allow copying. Open “What will be sent”, and copy the text.');
    }
  };
  return (
    <div className={styles.copies}>
      <div className={styles.buttons}>
        <button type="button" className={styles.button} onClick={() => void copy()}>
          Copy the request
        </button>
        <button
          type="button"
          className={styles.button}
          onClick={() =>
            download(
              `${fileNameOf(request)}.txt`,
              new Blob([asText(request)], {type: 'text/plain'}),
            )
          }>
          Download as text
        </button>
      </div>
      <p className={styles.said} role="status">
        {said}
      </p>
      <details className={styles.preview}>
        <summary>What will be sent</summary>
        <pre tabIndex={0} aria-label="Request as text">
          {asText(request)}
        </pre>
      </details>
    </div>
  );
}
