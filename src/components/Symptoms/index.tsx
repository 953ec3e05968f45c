import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {symptomGroups} from './groups';
import styles from './styles.module.css';

const choices = ['All', ...symptomGroups.map(({title}) => title)];

/**
 * The commonest symptoms as cue lists, linked to the pages with their fixes. Switching between the lists is done in
 * CSS, so that it works without JavaScript.
 */
export default function Symptoms(): ReactNode {
  return (
    <section className={styles.panel} aria-labelledby="not-working">
      <div className={styles.head}>
        <h2 className={styles.heading} id="not-working">
          What’s not working?
        </h2>
        <fieldset className="segments">
          <legend className="visually-hidden">Show symptoms of</legend>
          {choices.map((choice, index) => (
            <label key={choice}>
              <input type="radio" name="symptoms" value={choice} defaultChecked={index === 0} />
              <span>{choice}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <div className={styles.groups}>
        {symptomGroups.map(({title, section, symptoms}) => (
          <div key={title} data-symptoms={title}>
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
          </div>
        ))}
      </div>
    </section>
  );
}
