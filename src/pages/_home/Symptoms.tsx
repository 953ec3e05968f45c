import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {sections} from '../../config/products';
import {symptoms} from './content';
import styles from './symptoms.module.css';

function nameOf(section: string): string {
  return sections.find(({id}) => id === section)?.name ?? '';
}

/** The commonest symptoms as a cue list: one tap to the page that leads to the fix. */
export default function Symptoms(): ReactNode {
  return (
    <section className={styles.panel} aria-labelledby="not-working">
      <h2 className={styles.heading} id="not-working">
        Something is not working
      </h2>
      <ul className={styles.cues}>
        {symptoms.map(({symptom, section, to, Icon}) => (
          <li key={symptom} className={`accent-${section}`}>
            <Link className={styles.cue} to={to}>
              <Icon className={styles.icon} aria-hidden="true" />
              <span className={styles.symptom}>{symptom}</span>{' '}
              <span className={styles.tag}>{nameOf(section)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
