import {useCallback, type ReactNode} from 'react';

import {download} from '../../shared/download';
import StaticTable from '../shared/StaticTable';
import ToolFrame, {type PictureProps, type ToolProps} from '../shared/ToolFrame';
import styles from '../shared/tools.module.css';
import {model, readPlan, type State} from './model';
import {csvOf, sheetColumns, sheetRows} from './patch';

/** The plan as a sheet, to print and to open in a spreadsheet. */
function PatchSheet({state}: PictureProps<State>): ReactNode {
  const make = useCallback(
    () => ({
      caption: 'Fixtures with their addresses',
      columns: sheetColumns,
      rows: sheetRows(readPlan(state).plan),
    }),
    [state],
  );
  if (readPlan(state).form.failed) {
    return null;
  }
  const save = () => {
    const {columns, rows} = make();
    // The mark at the start tells spreadsheets that the text is UTF-8.
    download('patch.csv', new Blob(['\ufeff', csvOf(columns, rows)], {type: 'text/csv'}));
  };
  return (
    <>
      <StaticTable title="Patch sheet" make={make} />
      <div className={styles.buttons}>
        <button className={styles.button} type="button" onClick={save}>
          Download as CSV
        </button>
        <button className={styles.button} type="button" onClick={() => window.print()}>
          Print
        </button>
      </div>
    </>
  );
}

/** Planner for rows of fixtures. */
export default function PatchPlan(props: ToolProps): ReactNode {
  return <ToolFrame model={model} drawing={PatchSheet} {...props} />;
}
