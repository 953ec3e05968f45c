import {useCallback, type ReactNode} from 'react';

import {download} from '../../../components/shared/download';
import StaticTable from '../../kit/StaticTable';
import type {PictureProps} from '../../kit/CalculatorFrame';
import fields from '../../../components/fields/fields.module.css';
import styles from '../../kit/calculators.module.css';
import {type model, getPlan} from './model';
import {toCsv, sheetColumns, sheetRows} from './patch';

/** The plan as a sheet, to print and to open in a spreadsheet. */
function PatchSheet({values}: PictureProps<typeof model>): ReactNode {
  const compute = useCallback(
    () => ({
      caption: 'Fixtures with their addresses',
      columns: sheetColumns,
      rows: sheetRows(getPlan(values)),
    }),
    [values],
  );
  const save = () => {
    const {columns, rows} = compute();
    // The byte order mark tells spreadsheets that the text is UTF-8.
    download('patch.csv', new Blob(['\ufeff', toCsv(columns, rows)], {type: 'text/csv'}));
  };
  return (
    <>
      <StaticTable title="Patch sheet" compute={compute} />
      <div className={styles.buttons}>
        <button className={fields.button} type="button" onClick={save}>
          Download as CSV
        </button>
        <button className={fields.button} type="button" onClick={() => window.print()}>
          Print
        </button>
      </div>
    </>
  );
}

export {PatchSheet as drawing};
