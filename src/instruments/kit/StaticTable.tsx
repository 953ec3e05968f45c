import {memo, useEffect, useRef, useState, type ReactNode} from 'react';
import DataTable from './DataTable';
import type {Table} from './model';
import styles from './calculators.module.css';
import {useHydrated} from './useCalculatorState';

interface Props {
  /** Title of the foldable part, for example "Table of common values". */
  title: string;
  /** Makes the table, with the functions that the calculator uses. Must be the same function each time. */
  make: () => Table;
}

/**
 * A foldable table of a calculator's results. In the HTML it is open, so that it is there without
 * JavaScript; with JavaScript it folds at once, and unfolds for printing.
 */
function StaticTable({title, make}: Props): ReactNode {
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const element = details.current;
    if (!element) {
      return undefined;
    }
    let wasOpen = element.open;
    const before = () => {
      wasOpen = element.open;
      element.open = true;
    };
    const after = () => {
      element.open = wasOpen;
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);

  return (
    <details
      ref={details}
      className={`instrument-table ${styles.details}`}
      data-ready={hydrated ? '' : undefined}
      open={!hydrated || open}
      onToggle={(event) => {
        if (hydrated) {
          setOpen(event.currentTarget.open);
        }
      }}>
      <summary className={styles.summary}>{title}</summary>
      <DataTable {...make()} />
    </details>
  );
}

export default memo(StaticTable);
