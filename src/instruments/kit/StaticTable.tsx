import {memo, useState, type ReactNode} from 'react';
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
 * JavaScript; with JavaScript it folds at once.
 */
function StaticTable({title, make}: Props): ReactNode {
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);

  return (
    <details
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
