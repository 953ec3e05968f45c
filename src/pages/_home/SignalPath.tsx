import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {lanes, source, type Part} from './signalPath';
import styles from './signalPath.module.css';

function Box({label, does, to}: Part): ReactNode {
  return (
    <Link className={styles.box} to={to}>
      {label} <small>{does}</small>
    </Link>
  );
}

/** How a signal gets from Live to the stage: every part is the way to its page. */
export default function SignalPath(): ReactNode {
  return (
    <section aria-labelledby="signal-path">
      <h2 className={styles.heading} id="signal-path">
        How it fits together
      </h2>
      <Box {...source} />
      <div className={styles.lanes}>
        {lanes.map(({title, section, parts}) => (
          <section key={title} className={`accent-${section}`} aria-label={title}>
            <h3 className={styles.title}>{title}</h3>
            <ol className={styles.lane}>
              {parts.map((part) => (
                <li key={part.to}>
                  <Box {...part} />
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </section>
  );
}
