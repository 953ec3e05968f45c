import type {ReactNode} from 'react';
import {storedItems} from './storedItems';
import styles from './styles.module.css';

/** Everything that the site may store in the browser. A browser test keeps the list complete. */
export default function StorageTable(): ReactNode {
  return (
    <ul className={styles.items}>
      {storedItems.map(({key, area, what, when, until}) => (
        <li key={`${area} ${key}`} className={styles.item}>
          <p className={styles.what}>{what}</p>
          <dl className={styles.facts}>
            <div>
              <dt>Stored when</dt>
              <dd>{when}</dd>
            </div>
            <div>
              <dt>Kept until</dt>
              <dd>{until}</dd>
            </div>
            <div>
              <dt>Name</dt>
              <dd>
                <code data-stored-key={`${area} ${key}`}>{key}</code> in {area}
              </dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
