import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useHydrated} from '../../components/shared/useHydrated';
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
  const isHydrated = useHydrated();
  return (
    <div className={styles.chips} role="group" aria-label="Narrow to">
      {[{id: '', name: 'All'}, ...sections].map(({id, name}) => (
        <button
          key={id}
          type="button"
          className={clsx('quiet-button', styles.chip)}
          aria-pressed={product === id}
          disabled={!isHydrated}
          onClick={() => onChange(id === product ? '' : id)}>
          {name}
        </button>
      ))}
    </div>
  );
}
