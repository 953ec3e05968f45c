import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {symptomGroups} from './content';
import styles from './symptoms.module.css';

/** The commonest symptoms as cue lists: one tap to the page that leads to the fix. */
export default function Symptoms(): ReactNode {
  return (
    <section className={styles.panel} aria-labelledby="not-working">
      <h2 className={styles.heading} id="not-working">
        Something is not working
      </h2>
      {symptomGroups.map(({title, section, symptoms}) => (
        <Fragment key={title}>
          <h3 className={styles.group}>{title}</h3>
          <ul className={`${styles.cues} accent-${section}`}>
            {symptoms.map(({symptom, to, Icon}) => (
              <li key={symptom}>
                <Link className={styles.cue} to={to}>
                  <Icon className={styles.icon} aria-hidden="true" />
                  {symptom}
                </Link>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </section>
  );
}
