import {type ReactNode, useCallback} from 'react';

import {count, num} from '../../../components/fields/format';
import {download} from '../../../components/shared/download';
import StaticTable from '../../kit/StaticTable';
import type {PictureProps} from '../../kit/CalculatorFrame';
import fields from '../../../components/fields/fields.module.css';
import styles from '../../kit/calculators.module.css';
import type {Scene, Shape} from '../../kit/scene';
import {gaps, maxRows, notDrawn, rowHeight, spans, track, trackAxis} from '../../kit/tracks';
import {getPlan, type model} from './model';
import {
  type Block,
  fromAbsolute,
  overlaps,
  type PatchedFixture,
  sheetColumns,
  sheetRows,
  slots,
  toCsv,
} from './patch';

type Values = PictureProps<typeof model>['values'];

/** A universe with its fixtures, those that overlap addresses already taken in red. */
function getRow(
  universe: number,
  top: number,
  plan: readonly PatchedFixture[],
  {taken}: Values,
): Shape[] {
  const start = (universe - 1) * slots;
  const x = trackAxis(0, slots);
  const ends = (blocks: readonly Block[]) =>
    blocks
      .map(
        ({first, last}) => [Math.max(0, first - 1 - start), Math.min(slots, last - start)] as const,
      )
      .filter(([from, to]) => from < to);
  const inside = ends(plan);
  const used = inside.reduce((sum, [from, to]) => sum + to - from, 0);
  const place = (blocks: readonly Block[]) =>
    ends(blocks).map(([from, to]) => [x(from), x(to)] as const);
  return [
    ...track(top, `Universe ${num(universe)}`, `${used} of ${slots} addresses`),
    spans(top, place(plan), 'fill'),
    spans(top, place(taken), 'line'),
    spans(
      top,
      place(plan.filter((block) => taken.some((other) => overlaps(block, other)))),
      'over',
    ),
    gaps(
      top,
      inside.map(([from]) => x(from)),
    ),
  ];
}

/** The universes of the plan, each from address 1 to 512. */
export function scene({values}: PictureProps<typeof model>): Scene {
  const plan = getPlan(values);
  const universes = new Set(
    plan.flatMap(({first, last}) => [first, last].map((at) => fromAbsolute(at).universe)),
  );
  const rest = universes.size - maxRows;
  return {
    label: `${count(plan.length, 'fixture')} in ${count(universes.size, 'universe')} of ${slots} addresses.`,
    height: Math.min(universes.size, maxRows) * rowHeight,
    shapes: [...universes]
      .slice(0, maxRows)
      .flatMap((universe, row) => getRow(universe, row * rowHeight, plan, values)),
    ...(rest > 0 && notDrawn(count(rest, 'more universe'))),
  };
}

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
