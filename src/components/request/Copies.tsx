import type {ReactNode} from 'react';
import {useCopy} from '../shared/copy';
import LiveText from '../shared/LiveText';
import {download} from '../shared/download';
import {asText, type FixtureRequest} from './text';
import styles from './styles.module.css';

/** The request as it is sent: to read, to copy and to download. */
export default function Copies({request}: {request: FixtureRequest}): ReactNode {
  const [status, copy] = useCopy({
    copied: 'Copied.',
    failed: 'Your browser blocked copying. Open “What will be sent”, and copy the text.',
  });
  return (
    <div>
      <div className={styles.buttons}>
        <button type="button" className="quiet-button" onClick={() => copy(asText(request))}>
          Copy the request
        </button>
        <button
          type="button"
          className="quiet-button"
          onClick={() =>
            download('fixture-request.txt', new Blob([asText(request)], {type: 'text/plain'}))
          }>
          Download as text
        </button>
      </div>
      <p className={styles.hint} role="status">
        <LiveText text={status} />
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
