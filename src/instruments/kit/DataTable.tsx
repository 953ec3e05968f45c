import {type ReactNode, useId} from 'react';
import ScrollBox from '../../components/shared/ScrollBox';
import type {Table} from './model';
import styles from './calculators.module.css';
import LiveText from '../../components/shared/LiveText';

/** A table in its own box to scroll, which its caption names. Without columns it has names and values only. */
export default function DataTable({
  caption,
  columns = [],
  rows,
}: Pick<Table, 'caption' | 'rows'> & Partial<Table>): ReactNode {
  const captionId = useId();
  return (
    <ScrollBox className={styles.scroll} aria-labelledby={captionId}>
      <table className={styles.table}>
        <caption>
          <span className={styles.caption} id={captionId}>
            {caption}
          </span>
        </caption>
        {columns.length > 0 && (
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(([head, ...cells], row) => (
            <tr key={`${row} ${head}`}>
              <th scope="row">{head}</th>
              {cells.map((cell, column) => (
                <td key={`${column} ${head}`}>
                  <LiveText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
