/** The icon of each tool and a small drawing of its result, for the gallery. */
import type {ReactNode} from 'react';

import type {ToolId} from './list';
import styles from './shared/tools.module.css';

/** A rectangle as a path. */
const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** A circle as a path. */
const ring = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

/** Paths of equal things in a row: one for each place, `step` apart. */
const row = (places: readonly number[], step: number, path: (x: number) => string): string =>
  places.map((place) => path(place * step)).join('');

const upTo = (amount: number): number[] => Array.from({length: amount}, (_, index) => index);

/** Icons, 24 by 24, drawn with one pen. */
export const icons: Readonly<Record<ToolId, string>> = {
  'port-address': `${box(3, 7, 18, 9)}M7 16v4M12 16v4M17 16v4M7 11h1M12 11h1`,
  sacn: `${ring(12, 12, 2)}M7 7a7 7 0 0 0 0 10M17 7a7 7 0 0 1 0 10M4 4a11 11 0 0 0 0 16M20 4a11 11 0 0 1 0 16`,
  'network-load': 'M4 18a8 8 0 1 1 16 0zM12 18l4-7',
  'patch-plan': `${box(3, 5, 5, 14)}${box(9.5, 5, 5, 14)}${box(16, 5, 5, 14)}`,
  'dip-switch': `${box(2, 5, 20, 14)}M7 8v4M12 12v4M17 8v4`,
  'dmx-chart': 'M9 6h12M9 12h12M9 18h8M4 6h1M4 12h1M4 18h1',
  'value-converter': 'M4 8h15l-4-4M20 16H5l4 4',
  'pan-tilt': 'M4 12a8 8 0 0 1 16 0M12 12l5-5M9 20h6l-1-6h-4z',
  'dmx-timing': 'M2 17h4V7h5v10h4V7h3v10h4',
  photometrics: 'M9 3h6l5 14H4zM4 21h16',
  colour: `${ring(9, 9, 6)}${ring(15, 9, 6)}${ring(12, 15, 6)}`,
  'dimmer-curve': 'M4 3v17h17M4 20c10 0 14-6 15-15',
  subnet: `${box(3, 4, 8, 6)}${box(13, 14, 8, 6)}M7 10v7h6`,
  power: 'M13 3L5 14h6l-1 7 8-11h-6z',
  'voltage-drop': 'M3 6l17 8M20 8v6h-6M3 20h18',
  runtime: `${box(2, 7, 17, 10)}M22 10v4M6 10v4M10 10v4`,
  pixels: row([1, 2, 3], 6, (x) => row([1, 2, 3], 6, (y) => ring(x, y, 1.5))),
  'video-rate': `${box(3, 5, 18, 14)}M7 5v14M17 5v14M3 12h4M17 12h4`,
  'video-link': `M2 12h6M16 12h6${box(8, 7, 8, 10)}`,
  projection: `${box(2, 9, 8, 7)}M10 11l11-6v15l-11-6`,
  'edge-blend': `${box(2, 6, 12, 12)}${box(10, 6, 12, 12)}`,
  'aspect-ratio': `${box(2, 5, 20, 14)}${box(6, 5, 12, 14)}`,
  tempo: 'M9 3h6l4 18H5zM12 15l6-9',
  delay: `${ring(5, 12, 2)}M10 8a6 6 0 0 1 0 8M14 5a10 10 0 0 1 0 14M18 2a14 14 0 0 1 0 20`,
  timecode: `${ring(12, 12, 9)}M12 7v5l4 3`,
  'midi-notes': `${box(2, 5, 20, 14)}M9 5v14M15 5v14M7 5v8h4V5M13 5v8h4V5`,
  'merge-explorer': 'M3 6c7 0 7 6 11 6h7M3 18c7 0 7-6 11-6M18 9l3 3-3 3',
  'range-explorer': `M3 8h4M11 8h10M3 16h10M17 16h4${ring(9, 8, 2)}${ring(15, 16, 2)}`,
  'lfo-scope': 'M2 12c3.3-10 6.7-10 10 0s6.7 10 10 0',
};

/** A drawing in the classes of the site's diagrams, 120 by 64; what comes first lies below. */
interface Drawing {
  quiet?: string;
  soft?: string;
  fill?: string;
  line?: string;
  dash?: string;
  flow?: string;
  /** Left end or middle, base line, words. */
  texts?: readonly (readonly [number, number, string])[];
}

const classes = {
  quiet: 'd-fill-quiet',
  soft: 'd-fill-soft',
  fill: 'd-fill',
  line: 'd-line',
  dash: 'd-line d-dash',
  flow: 'd-flow',
} as const;

/** Switches that are on for address 213. */
const dip213 = [0, 2, 4, 6, 7];

const wave = (x: number): string => `M${x} 32c8-26 16-26 24 0s16 26 24 0`;

const drawings: Readonly<Record<ToolId, Drawing>> = {
  'port-address': {
    soft: box(84, 18, 28, 28),
    line: `${box(8, 18, 28, 28)}${box(46, 18, 28, 28)}${box(84, 18, 28, 28)}`,
    texts: [
      [22, 37, '0'],
      [41, 37, ':'],
      [60, 37, '1'],
      [79, 37, ':'],
      [98, 37, '0'],
    ],
  },
  sacn: {
    fill: ring(60, 20, 4),
    flow: 'M46 10a14 14 0 0 0 0 20M74 10a14 14 0 0 1 0 20M36 4a24 24 0 0 0 0 32M84 4a24 24 0 0 1 0 32',
    texts: [[60, 57, '239.255.0.17']],
  },
  'network-load': {
    quiet: box(10, 26, 100, 14),
    fill: box(10, 26, 34, 14),
    line: box(10, 26, 100, 14),
    dash: 'M60 18v30',
  },
  'patch-plan': {
    soft: row([0, 1, 2, 3, 4], 20, (x) => box(10 + x, 12, 17, 16)),
    fill: box(10, 36, 17, 16),
    line: `${box(7, 9, 106, 22)}${box(7, 33, 106, 22)}`,
  },
  'dip-switch': {
    quiet: row(upTo(9), 12, (x) => box(8 + x, 16, 8, 32)),
    fill: row(dip213, 12, (x) => box(8 + x, 16, 8, 16)),
    line: `${box(3, 10, 114, 44)}${row([1, 3, 5, 8], 12, (x) => box(8 + x, 32, 8, 16))}`,
  },
  'dmx-chart': {
    soft: box(8, 8, 22, 48),
    line: `${box(8, 8, 104, 48)}M30 8v48M8 24h104M8 40h104M38 16h40M38 32h60M38 48h30`,
  },
  'value-converter': {
    quiet: box(10, 36, 100, 12),
    fill: box(10, 36, 40, 12),
    line: box(10, 36, 100, 12),
    texts: [[50, 26, '40 % = 102']],
  },
  'pan-tilt': {
    soft: 'M60 54L25 19a50 50 0 0 1 70 0z',
    line: 'M10 54a50 50 0 0 1 100 0z',
    flow: 'M60 54L95 19',
    fill: ring(60, 54, 5),
  },
  'dmx-timing': {
    line: 'M6 54h108',
    flow: 'M6 16h8v28h16V16h8v28h5V16h5v28h10V16h5v28h10V16h9v28h16V16h16',
  },
  photometrics: {
    soft: 'M18 32L98 8v48z',
    fill: box(8, 26, 12, 12),
    line: 'M98 8v48M18 29L98 8M18 35l80 21',
  },
  colour: {
    soft: ring(60, 24, 18),
    line: `${ring(60, 24, 18)}${ring(48, 42, 18)}${ring(72, 42, 18)}`,
    fill: ring(60, 36, 5),
  },
  'dimmer-curve': {
    dash: 'M16 56L110 8',
    line: 'M16 6v50h98',
    flow: 'M16 56c48 0 80-16 94-48',
  },
  subnet: {
    soft: box(6, 20, 34, 24),
    line: `${box(6, 20, 34, 24)}${box(80, 20, 34, 24)}M40 32h10M70 32h10`,
    flow: 'M53 32l5 6 10-13',
  },
  power: {
    quiet: row([0, 1, 2], 34, (x) => box(14 + x, 8, 24, 40)),
    fill: row([0, 1, 2], 34, (x) => box(14 + x, 22, 24, 26)),
    dash: 'M6 16h108',
    line: 'M6 48h108',
    texts: [
      [26, 61, 'L1'],
      [60, 61, 'L2'],
      [94, 61, 'L3'],
    ],
  },
  'voltage-drop': {
    dash: 'M10 14h100',
    line: 'M10 56h100M10 10v46',
    flow: 'M10 14l100 16',
    fill: ring(110, 30, 4),
  },
  runtime: {
    quiet: box(16, 16, 80, 32),
    fill: box(20, 20, 46, 24),
    line: `${box(16, 16, 80, 32)}${box(96, 26, 6, 12)}`,
  },
  pixels: {
    quiet: row(upTo(9), 12, (x) => row(upTo(4), 12, (y) => box(7 + x, 10 + y, 9, 9))),
    fill: row([0, 1, 2, 3, 4, 5], 12, (x) => row([0, 1], 12, (y) => box(7 + x, 10 + y, 9, 9))),
  },
  'video-rate': {
    soft: row([0, 1, 2], 17, (y) => box(10, 8 + y, 74, 12)),
    line: row([0, 1, 2], 17, (y) => `${box(10, 8 + y, 74, 12)}M16 ${8 + y}v12M78 ${8 + y}v12`),
    flow: 'M88 14h8v34h-8M96 31h14M105 26l5 5-5 5',
  },
  'video-link': {
    quiet: `${box(10, 10, 100, 10)}${box(10, 27, 70, 10)}${box(10, 44, 44, 10)}`,
    fill: `${box(10, 10, 58, 10)}${box(10, 27, 58, 10)}${box(10, 44, 44, 10)}`,
    dash: 'M68 4v56',
  },
  projection: {
    soft: 'M30 32L106 8v48z',
    fill: box(8, 25, 22, 14),
    line: 'M106 4v56M30 29L106 8M30 35l76 21',
  },
  'edge-blend': {
    quiet: `${box(8, 14, 60, 36)}${box(52, 14, 60, 36)}`,
    soft: box(52, 14, 16, 36),
    line: `${box(8, 14, 60, 36)}${box(52, 14, 60, 36)}`,
    flow: 'M52 50l16-36M68 50L52 14',
  },
  'aspect-ratio': {
    quiet: `${box(12, 5, 12, 54)}${box(96, 5, 12, 54)}`,
    soft: box(24, 5, 72, 54),
    line: `${box(12, 5, 96, 54)}M24 5v54M96 5v54`,
  },
  tempo: {
    line: 'M8 50h104M8 42v8M34 42v8M60 42v8M86 42v8M112 42v8',
    fill: row([0, 1, 2, 3], 26, (x) => ring(8 + x, 26, 5)),
    flow: 'M8 26c4-18 22-18 26 0c4-18 22-18 26 0c4-18 22-18 26 0',
  },
  delay: {
    line: 'M8 20h16l4-12 6 22 5-16 3 6h70',
    flow: 'M8 48h48l4-12 6 22 5-16 3 6h38',
    dash: 'M28 4v56M60 4v56',
  },
  timecode: {
    line: `${box(6, 12, 108, 30)}M6 52h108M6 48v8M33 48v8M60 48v8M87 48v8M114 48v8`,
    fill: ring(60, 52, 4),
    texts: [[60, 32, '01:00:00;00']],
  },
  'midi-notes': {
    soft: box(42, 8, 18, 48),
    line: row(upTo(6), 18, (x) => box(6 + x, 8, 18, 48)),
    fill: row([1, 2, 4, 5], 18, (x) => box(x, 8, 11, 28)),
  },
  'merge-explorer': {
    line: 'M8 14c40 0 36 18 60 18M8 50c40 0 36-18 60-18',
    flow: 'M68 32h40M101 25l7 7-7 7',
    fill: ring(68, 32, 5),
  },
  'range-explorer': {
    line: 'M16 6v50h98',
    dash: 'M16 14h94M16 44h94',
    flow: 'M16 44L110 14',
    fill: ring(63, 29, 4),
  },
  'lfo-scope': {
    line: `${wave(22)}${wave(50)}`,
    dash: 'M8 32h104',
    flow: `${wave(36)}`,
  },
};

/** The icon of a tool; its name stands beside it. */
export function ToolIcon({id}: {id: string}): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[id as ToolId]} />
    </svg>
  );
}

/** A small drawing of what a tool answers; the job beside it says it in words. */
export function ToolDrawing({id}: {id: string}): ReactNode {
  const {texts = [], ...paths} = drawings[id as ToolId];
  return (
    <svg className={styles.thumbnail} viewBox="0 0 120 64" aria-hidden="true">
      {(Object.keys(classes) as (keyof typeof classes)[])
        .filter((kind) => paths[kind] !== undefined)
        .map((kind) => (
          <path key={kind} className={classes[kind]} d={paths[kind]} />
        ))}
      {texts.map(([x, y, text]) => (
        <text key={x} className="d-small" x={x} y={y} textAnchor="middle">
          {text}
        </text>
      ))}
    </svg>
  );
}
