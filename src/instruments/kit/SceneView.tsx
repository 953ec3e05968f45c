import clsx from 'clsx';
import {type ReactNode, useState} from 'react';
import LiveText from '../../components/shared/LiveText';
import fields from '../../components/fields/fields.module.css';
import styles from './calculators.module.css';
import {type Handle, type Look, type Scene, type Shape, width} from './scene';

const paths: Readonly<Record<Look, string | undefined>> = {
  box: 'd-box',
  area: 'd-area',
  line: 'd-line',
  dash: 'd-line d-dash',
  flow: 'd-flow',
  grid: 'd-grid',
  axis: 'd-axis',
  fill: 'd-fill',
  soft: 'd-fill-soft',
  quiet: 'd-fill-quiet',
  key: styles.key,
  over: styles.over,
  gap: styles.gap,
  stage: clsx('always-dark', styles.stage),
  light: styles.light,
};

const texts = {muted: 'd-small d-muted', strong: 'd-strong', stage: 'always-dark d-small'};

function shapeElement(shape: Shape, index: number): ReactNode {
  if ('path' in shape) {
    const {path, look, ...attributes} = shape;
    return <path key={index} className={paths[look]} d={path} {...attributes} />;
  }
  const {text, at, anchor, look} = shape;
  return (
    <text key={index} className={texts[look]} x={at[0]} y={at[1]} textAnchor={anchor}>
      {text}
    </text>
  );
}

/** A slider in line with the axis of the drawing above it. */
function HandleView({
  handle,
  setAxisMax,
}: {
  handle: Handle;
  setAxisMax: (max?: number) => void;
}): ReactNode {
  const {label, value, text, step, max, onChange} = handle;
  const release = () => setAxisMax();
  return (
    <input
      className={clsx(fields.range, styles.handle)}
      type="range"
      aria-label={label}
      aria-valuetext={text}
      min={0}
      max={max}
      step={step}
      value={value}
      onChange={({currentTarget}) => onChange(Number(currentTarget.value))}
      onPointerDown={() => setAxisMax(max)}
      onPointerUp={release}
      onPointerCancel={release}
    />
  );
}

/**
 * A drawing of a calculator.
 *
 * @param getScene - returns the drawing, if there is one. While the reader drags its handle, the axis ends at `axisMax`
 * @param isPinned - stays in view on phones
 */
export default function SceneView({
  getScene,
  isPinned = false,
}: {
  getScene: (axisMax: number | undefined) => Scene | undefined;
  isPinned?: boolean;
}): ReactNode {
  const [axisMax, setAxisMax] = useState<number>();
  const scene = getScene(axisMax);
  if (!scene) {
    return null;
  }
  const {label, height, shapes, caption, handle} = scene;
  return (
    <div className={clsx(styles.picture, isPinned || styles.scene)}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        {shapes.map(shapeElement)}
      </svg>
      {handle && <HandleView handle={handle} setAxisMax={setAxisMax} />}
      {caption && <LiveText as="p" className={styles.axis} text={caption} />}
    </div>
  );
}
