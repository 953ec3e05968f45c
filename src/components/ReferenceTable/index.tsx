import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import ScrollBox from '../shared/ScrollBox';
import RichText from '../rich-text/RichText';
import {plainText} from '../rich-text/parse';
import type {ReferenceTableData} from '../../data/types';
import DeviceFace from './DeviceFace';
import styles from './styles.module.css';

function Row({
  table,
  row,
  isActive,
  point,
}: {
  table: ReferenceTableData;
  row: ReferenceTableData['rows'][number];
  /** Its control in the drawing is pointed at. */
  isActive: boolean;
  point: (row: string | undefined) => void;
}): ReactNode {
  const anchor = `${table.id}-${row.id}`;
  return (
    <tr
      id={anchor}
      data-active={isActive ? '' : undefined}
      {...(table.draws && {
        onPointerEnter: () => point(row.id),
        onPointerLeave: () => point(undefined),
        onFocus: () => point(row.id),
        onBlur: () => point(undefined),
      })}>
      <th scope="row">
        <RichText>{row.name}</RichText>
        <a
          className={clsx('hash-link', styles.anchor)}
          href={`#${anchor}`}
          aria-label={`Link to ${plainText(row.name)}`}
        />
      </th>
      {table.columns.map(({key, label, kind}) => (
        <td key={key} data-label={label} className={clsx(kind === 'value' && styles.value)}>
          <span>
            <RichText>{row.cells[key] || '–'}</RichText>
          </span>
        </td>
      ))}
    </tr>
  );
}

/**
 * A reference table from data. Every row has an anchor `<table id>-<row id>`. On narrow screens a
 * row becomes a labelled card. Above the controls of a device stands its drawing; a control and its row
 * light up together.
 */
export default function ReferenceTable({table}: {table: ReferenceTableData}): ReactNode {
  const [active, setActive] = useState<string>();
  const box = (
    <ScrollBox className={styles.wrapper} aria-labelledby={`${table.id}-caption`}>
      <table className={`row-cards ${styles.table}`} data-reference-table="">
        <caption id={`${table.id}-caption`}>{table.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{table.nameLabel}</th>
            {table.columns.map(({key, label}) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <Row
              key={row.id}
              table={table}
              row={row}
              isActive={active === row.id}
              point={setActive}
            />
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
  return table.draws ? (
    <>
      <DeviceFace title={table.draws} table={table} active={active} point={setActive} />
      {box}
    </>
  ) : (
    box
  );
}
