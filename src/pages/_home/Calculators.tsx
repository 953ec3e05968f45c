import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {addressOf, quickTools, stateHash, toolById} from '../../instruments';
import {examples} from './examples';
import styles from './lists.module.css';

/** The calculators that are wanted in a hurry, each with an example; its link opens the tool with it. */
export default function Calculators(): ReactNode {
  return (
    <section aria-labelledby="calculators">
      <h2 className={styles.heading} id="calculators">
        Calculators
      </h2>
      <ul className={styles.list}>
        {quickTools.map((id) => {
          const {asked, answer, state} = examples[id];
          const tool = toolById(id);
          return (
            <li key={id}>
              {/* The values behind the anchor are read by the tool. */}
              <Link
                className={styles.tool}
                to={`${addressOf(tool)}${stateHash(id, state)}`}
                data-noBrokenLinkCheck>
                <span className={styles.toolName}>{tool.title}</span>{' '}
                <span className={styles.asked}>
                  {asked} <strong className={styles.answer}>{answer}</strong>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      <p className={styles.more}>
        <Link to="/handbook/tools">All calculators</Link>{' '}
        <Link to="/handbook/glossary">Glossary</Link>
      </p>
    </section>
  );
}
