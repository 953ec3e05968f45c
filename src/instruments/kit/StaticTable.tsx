import {memo, type ReactNode, useState} from 'react';
import DataTable from './DataTable';
import type {Table} from './model';
import styles from './calculators.module.css';
import {useHydrated} from '../../components/shared/useHydrated';

interface Props {
  /** Title of the foldable part, for example "Table of common values". */
  title: string;
  /** Computes the table. Has to be the same function in every render. */
  compute: () => Table;
}

/**
 * A foldable table of a calculator's results. In the HTML it is open, for readers without
 * JavaScript; after hydration it is folded.
 */
function StaticTable({title, compute}: Props): ReactNode {
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);

  return (
    <details
      className={`instrument-table ${styles.details}`}
      data-ready={isHydrated ? '' : undefined}
      open={!isHydrated || isOpen}
      onToggle={(event) => {
        if (isHydrated) {
          setOpen(event.currentTarget.open);
        }
      }}>
      <summary className={styles.summary}>{title}</summary>
      <DataTable {...compute()} />
    </details>
  );
}

export default memo(StaticTable);
