import type {ReactNode} from 'react';
import clsx from 'clsx';
import ScrollBox from '../shared/ScrollBox';
import RichText from '../rich-text/RichText';
import {plainText} from '../rich-text/parse';
import type {ReferenceTableData} from '../../data/types';
import styles from './styles.module.css';

/**
 * A reference table from data. Every row has an anchor `<table id>-<row id>`. On narrow screens a
 * row becomes a labelled card.
 */
export default function ReferenceTable({table}: {table: ReferenceTableData}): ReactNode {
  return (
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
            <tr key={row.id} id={`${table.id}-${row.id}`}>
              <th scope="row">
                <RichText>{row.name}</RichText>
                <a
                  className={clsx('hash-link', styles.anchor)}
                  href={`#${table.id}-${row.id}`}
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
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
