import type {ReactNode} from 'react';
import {plainText} from '../rich-text/parse';
import type {ReferenceTableData} from '../../data/types';
import {controlKind, shortRange} from './controlKind';
import styles from './styles.module.css';

/**
 * A device or window drawn from the rows of its table: a title bar, and each control as a link to its
 * row. Order and looks are not those of the software, and it says so.
 *
 * @param title - what the title bar says
 * @param active - id of the row that is pointed at or focused, here or in the table
 * @param point - is told when another control is
 */
export default function DeviceFace({
  title,
  table,
  active,
  point,
}: {
  title: string;
  table: ReferenceTableData;
  active: string | undefined;
  point: (row: string | undefined) => void;
}): ReactNode {
  return (
    <figure className={styles.face} data-no-markdown="" data-search-exclude="">
      <p className={styles.bar}>{title}</p>
      <ul>
        {table.rows.map((row) => (
          <li key={row.id}>
            <a
              href={`#${table.id}-${row.id}`}
              data-kind={controlKind(row)}
              data-active={active === row.id ? '' : undefined}
              onPointerEnter={() => point(row.id)}
              onPointerLeave={() => point(undefined)}
              onFocus={() => point(row.id)}
              onBlur={() => point(undefined)}>
              {plainText(row.name)} <small>{shortRange(row)}</small>
            </a>
          </li>
        ))}
      </ul>
      <figcaption>Simplified drawing. Your device looks different.</figcaption>
    </figure>
  );
}
