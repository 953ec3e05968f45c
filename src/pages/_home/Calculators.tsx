import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {placeOf, quickTools, toolById} from '../../tools/list';
import styles from './lists.module.css';

/** The calculators that are wanted in a hurry; each link opens the page at the tool. */
export default function Calculators(): ReactNode {
  return (
    <section aria-labelledby="calculators">
      <h2 className={styles.heading} id="calculators">
        Quick calculators
      </h2>
      <ul className={styles.list}>
        {quickTools.map(toolById).map((tool) => (
          <li key={tool.id}>
            {/* The anchor is made by the tool, so only the check of the final HTML can see it. */}
            <Link
              className={styles.tool}
              to={`${placeOf(tool)}#tool-${tool.id}`}
              data-noBrokenLinkCheck>
              <span className={styles.toolName}>{tool.title}</span>{' '}
              <span className={styles.note}>{tool.purpose}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <Link to="/handbook/tools">All calculators</Link>{' '}
        <Link to="/handbook/glossary">Glossary</Link>
      </p>
    </section>
  );
}
