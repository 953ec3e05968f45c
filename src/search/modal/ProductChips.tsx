import type {ReactNode} from 'react';
import clsx from 'clsx';
import {sections} from '../../config/products';
import styles from './styles.module.css';

/** Buttons that narrow the search to one section of the site. */
export default function ProductChips({
  product,
  onChange,
}: {
  product: string;
  onChange: (product: string) => void;
}): ReactNode {
  return (
    <div className={styles.chips} role="group" aria-label="Narrow to">
      {[{id: '', name: 'All'}, ...sections].map(({id, name}) => (
        <button
          key={id}
          type="button"
          className={clsx('quiet-button', styles.chip)}
          aria-pressed={product === id}
          onClick={() => onChange(id === product ? '' : id)}>
          {name}
        </button>
      ))}
    </div>
  );
}
