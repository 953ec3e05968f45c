import {type ReactNode, useState} from 'react';

import {num} from '../../../components/fields/format';
import type {Controls, PictureProps} from '../../kit/CalculatorFrame';
import fields from '../../../components/fields/fields.module.css';
import styles from '../../kit/calculators.module.css';
import type {Look, Scene} from '../../kit/scene';
import {gaps, rowHeight, spans, track, trackAxis} from '../../kit/tracks';
import {tappedTempo} from '../../formulas/tap';
import type {model} from './model';
import {barBeats, beatMs, maxFlashes, noteBeats} from './tempo';

/** A row of equal cells, the first one emphasised. */
interface Row {
  name: string;
  text: string;
  /** Length of a cell in ms. */
  size: number;
  look?: Look;
}

/** The notes of a bar, and the flashes that are allowed in the same time. */
export function scene({values: {bpm, note, feel, signature}}: PictureProps<typeof model>): Scene {
  const bar = barBeats(signature) * beatMs(bpm);
  const length = noteBeats(Number(note), feel) * beatMs(bpm);
  const limit = 1000 / maxFlashes;
  const [notes = 1] = signature.split('/').map(Number);
  const name = `1/${note} note${feel === 'straight' ? '' : `, ${feel}`}`;
  const rows: Row[] = [
    {name: `Bar of ${signature}`, text: `${num(bar, 0)} ms`, size: bar / notes},
    {
      name,
      text: `${num(length, 2)} ms`,
      size: length,
      look: length < limit - 1e-9 ? 'over' : 'fill',
    },
    {name: 'Flash limit', text: `${maxFlashes} per second`, size: limit},
  ];
  const end = Math.max(bar, length);
  const x = trackAxis(0, end);
  return {
    label: `${name}: ${num(length, 2)} ms in a bar of ${num(bar, 0)} ms. The flash limit is one in ${num(limit, 0)} ms.`,
    height: rows.length * rowHeight,
    shapes: rows.flatMap(({size, look = 'fill', ...row}, index) => {
      const top = index * rowHeight;
      const edges = Array.from({length: Math.ceil(end / size - 1e-9) - 1}, (_, at) => at + 1);
      return [
        ...track(top, row.name, row.text),
        spans(top, [[x(0), x(Math.min(size, end))]], look),
        gaps(
          top,
          edges.map((edge) => x(edge * size)),
          'line',
        ),
      ];
    }),
  };
}

/** Measures the tempo of taps, by touch, mouse or keyboard. */
function Tap({set}: Controls<typeof model>): ReactNode {
  const [times, setTimes] = useState<readonly number[]>([]);
  const tap = (time: number) => {
    const next = [...times.slice(-9), time];
    const bpm = tappedTempo(next);
    setTimes(next);
    if (bpm !== undefined) {
      set({bpm: String(Math.round(Math.min(999, Math.max(10, bpm)) * 10) / 10)});
    }
  };
  return (
    <p className={styles.buttons}>
      <button className={fields.button} type="button" onClick={({timeStamp}) => tap(timeStamp)}>
        Tap the tempo
      </button>
    </p>
  );
}

export {Tap as controls};
