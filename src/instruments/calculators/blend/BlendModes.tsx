import type {ReactNode} from 'react';
import {blend, type BlendMode, type Rgba, toCssRgb} from './blend';

/** The layer below: an opaque orange. */
const lowerLayer: Rgba = {r: 0.9, g: 0.5, b: 0.1, a: 1};
/** The layer on top: a blue, opaque unless a row says otherwise. */
const over: Rgba = {r: 0.2, g: 0.4, b: 0.8, a: 1};
/** The opaque background. */
const stage: Rgba = {r: 0, g: 0, b: 0, a: 1};

interface Row {
  mode: BlendMode;
  name: string;
  /** Description of the formula for each channel. */
  rule: string;
  /** Alpha of the overlay in this row. */
  alpha: number;
}

const rows: readonly Row[] = [
  {mode: 'additive', name: 'Additive', rule: 'sum, stops at 1', alpha: 1},
  {mode: 'screen', name: 'Screen', rule: 'sum less the product', alpha: 1},
  {mode: 'multiply', name: 'Multiply', rule: 'product', alpha: 1},
  {mode: 'subtract', name: 'Subtract', rule: 'lower less overlay', alpha: 1},
  {mode: 'difference', name: 'Difference', rule: 'distance of the two', alpha: 1},
  {mode: 'alpha', name: 'Alpha over', rule: 'overlay alpha 0.50', alpha: 0.5},
];

const rowHeight = 88;
const top = 112;

/** Red, green and blue with two decimals, as in `0.90 0.50 0.10`. */
function numbers(color: Rgba): string {
  return [color.r, color.g, color.b].map((value) => value.toFixed(2)).join(' ');
}

/** Alternative text: every mode with the colour of its overlap. */
const alternative = [
  `A lower layer ${numbers(lowerLayer)} and an overlay ${numbers(over)} (red, green, blue). Overlap with`,
  rows.map((row) => `${row.name}: ${numbers(getOverlap(row))}`).join('; '),
].join(' ');

/** Colour where the overlay of a row lies on the lower layer. */
function getOverlap(row: Row): Rgba {
  return blend(row.mode, lowerLayer, {...over, a: row.alpha});
}

/**
 * Illustrates each blend mode with the same two layers: the lower layer alone, the overlap, and the overlay on black.
 * All colours and numbers are computed by {@link blend}. Renders an SVG with a width of 360 units, for a `Diagram`.
 */
export function BlendModes(): ReactNode {
  const height = top + rows.length * rowHeight;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 360 ${height}`}
      width="360"
      height={height}
      role="img"
      aria-label={alternative}>
      <LayerKey x={0} label="Lower layer" color={lowerLayer} />
      <LayerKey x={184} label="Overlay" color={over} />
      <text className="d-small d-muted" x="0" y="88">
        Red, green, blue: 0 to 1. Dashes: the overlay.
      </text>
      {rows.map((row, index) => (
        <ModeRow key={row.mode} row={row} y={top + index * rowHeight} />
      ))}
    </svg>
  );
}

function LayerKey({x, label, color}: {x: number; label: string; color: Rgba}): ReactNode {
  return (
    <g>
      <rect x={x} y="8" width="32" height="48" fill={toCssRgb(color)} />
      <text className="d-strong" x={x + 40} y="28">
        {label}
      </text>
      <text className="d-mono" x={x + 40} y="48">
        {numbers(color)}
      </text>
    </g>
  );
}

function ModeRow({row, y}: {row: Row; y: number}): ReactNode {
  const overlap = getOverlap(row);
  const onStage = blend(row.mode, stage, {...over, a: row.alpha});
  return (
    <g>
      <path className="d-grid" d={`M0 ${y}H360`} />
      <rect x="0" y={y + 12} width="152" height="64" rx="6" fill={toCssRgb(stage)} />
      <rect x="12" y={y + 20} width="80" height="36" fill={toCssRgb(lowerLayer)} />
      <rect x="60" y={y + 32} width="80" height="36" fill={toCssRgb(onStage)} />
      <rect x="60" y={y + 32} width="32" height="24" fill={toCssRgb(overlap)} />
      <rect className="d-line d-dash" x="60" y={y + 32} width="80" height="36" />
      <text className="d-strong" x="168" y={y + 32}>
        {row.name}
      </text>
      <text className="d-small d-muted" x="168" y={y + 50}>
        {row.rule}
      </text>
      <text className="d-mono" x="168" y={y + 70}>
        {`= ${numbers(overlap)}`}
      </text>
    </g>
  );
}
