/** The icon of a calculator (24 by 24, one pen) and a small drawing of what an instrument shows (120 by 64). */
import type {ReactNode} from 'react';

import LayeredDrawing, {type Drawing} from '../../components/LayeredDrawing';
import {pictures} from '../generated/pictures';
import type {CalculatorId} from '../list';
import live from './livePictures.json';
import styles from './cards.module.css';

/** Name of a drawing. */
type DrawingId = CalculatorId | keyof typeof live;

/** The drawings of all instruments. */
export const drawings = {...pictures, ...live} as unknown as Readonly<Record<DrawingId, Drawing>>;

/** The icons of the calculators. */
export const icons: Readonly<Record<CalculatorId, {icon: string}>> = pictures;

/** The icon of a calculator, next to its name. */
export function CalculatorIcon({id}: {id: string}): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[id as CalculatorId].icon} />
    </svg>
  );
}

/** A small drawing of what an instrument answers; the job beside it says it in words. */
export function InstrumentDrawing({id}: {id: string}): ReactNode {
  return <LayeredDrawing className={styles.thumbnail} drawing={drawings[id as DrawingId]} />;
}
