import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from '../../kit/calculators.module.css';
import {routingTasks} from '../../../data/videosync/routing-tasks';

/** The ten tasks in words, each with its steps, for paper and for readers without JavaScript. */
export default function RoutingTasks(): ReactNode {
  return (
    <ol>
      {routingTasks.map(({title, brief, page, solution}) => (
        <li key={title}>
          <p>
            <strong>{title}.</strong> {brief} <Link to={page}>Read more</Link>
          </p>
          <details className={styles.details}>
            <summary className={styles.summary}>Solution</summary>
            <ol>
              {solution.map(({key, step}) => (
                <li key={key}>{step}</li>
              ))}
            </ol>
          </details>
        </li>
      ))}
    </ol>
  );
}
