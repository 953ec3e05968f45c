import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {symptomTexts} from '../../data/symptoms';
import {images} from './images';
import styles from './styles.module.css';

const groups = [
  {title: 'Video', section: 'videosync'},
  {title: 'Lighting', section: 'beam-for-live'},
];

/** The symptoms of a product as tiles. */
export function SymptomTiles({section}: {section: string}): ReactNode {
  return (
    <ul className={`${styles.tiles} accent-${section}`}>
      {symptomTexts
        .filter((symptom) => symptom.section === section)
        .map(({id, symptom, to}) => (
          <li key={id}>
            <Link className={styles.tile} to={to}>
              <svg
                className={`always-dark accent-${section} ${styles.picture}`}
                viewBox="0 0 64 48"
                aria-hidden="true">
                {images[id]}
              </svg>
              {symptom}
            </Link>
          </li>
        ))}
    </ul>
  );
}

/** The commonest symptoms as tiles with a picture of what the reader sees, linked to the pages with their fixes. */
export default function Symptoms(): ReactNode {
  return (
    <section className={styles.panel} aria-labelledby="not-working">
      <h2 className={styles.heading} id="not-working">
        What’s not working?
      </h2>
      <div className={styles.groups}>
        {groups.map(({title, section}) => (
          <div key={section} data-symptoms={section}>
            <h3 className={styles.group}>{title}</h3>
            <SymptomTiles section={section} />
          </div>
        ))}
      </div>
    </section>
  );
}
