import type {ReactNode} from 'react';
import type {SymptomId} from '../../data/symptoms';

/** A screen on a stand. */
const screen = <path className="d-line" d="M8 6h48v30H8zM24 42h16" />;

/** The beam of a light that hangs at `x`, with its bright middle. */
const beam = (x: number): ReactNode => (
  <>
    <path className="d-fill-soft" d={`M${x - 3} 8h6l9 34h-24z`} />
    <path className="d-fill" d={`M${x - 2} 8h4l4 34h-12z`} />
  </>
);

/** The same beam, without light. */
const darkBeam = (x: number): ReactNode => (
  <path className="d-line d-dash" d={`M${x - 3} 8l-9 34h24l-9-34`} />
);

/** Lights that hang at some places. */
const lamps = (...places: number[]): ReactNode => (
  <path className="d-line" d={`M4 4h56${places.map((x) => `M${x - 5} 4h10v5h-10z`).join('')}`} />
);

/** What the reader sees when a symptom occurs, 64 by 48. */
export const images: Readonly<Record<SymptomId, ReactNode>> = {
  'black-output': (
    <>
      {screen}
      <path className="d-line" d="M14 26 28 12M20 29 34 15" opacity=".5" />
    </>
  ),
  'choppy-playback': (
    <>
      <path className="d-fill-soft" d="M4 6h42v11H4zM18 19h42v11H18zM8 32h42v10H8z" />
      <path
        className="d-fill"
        d="M12.6 17a14 14 0 0 1 24.8 0zM25.7 19a14 14 0 0 0 0 11h26.6a14 14 0 0 0 0-11zM16.6 32a14 14 0 0 0 24.8 0z"
      />
    </>
  ),
  'wrong-display-or-gpu': (
    <>
      <path className="d-fill-soft" d="M4 12h24v17H4z" />
      <path className="d-fill" d="M4 29l8-10 6 6 4-4 6 8z" />
      <path className="d-line" d="M4 12h24v17H4zM2 35h28M36 8h24v21H36zM48 29v6" />
    </>
  ),
  'missing-decoder': (
    <>
      <path className="d-line" d="M16 4h22l10 10v30H16zM38 4v10h10" />
      <path className="d-flow" d="M25 22l14 8-14 8zM20 20l24 20" />
    </>
  ),
  'devices-do-not-connect': (
    <>
      <path className="d-line" d="M10 6v36M38 12h24v18H38zM50 30v6" />
      <path className="d-fill" d="M3 12h14v9H3z" />
      <path className="d-flow" d="M19 24h4m9 0h4m-11-6 5 12" />
    </>
  ),
  'videosync-memory': (
    <>
      <path className="d-fill-soft" d="M6 34h7v8H6zM16 28h7v14h-7zM26 21h7v21h-7z" />
      <path className="d-fill" d="M36 12h7v30h-7zM46 6h7v36h-7z" />
      <path className="d-line d-dash" d="M4 12h56" />
    </>
  ),
  'beam-no-light': (
    <>
      {beam(18)}
      {darkBeam(46)}
      {lamps(18, 46)}
    </>
  ),
  'beam-node-not-found': (
    <>
      <path className="d-line" d="M4 12h20v14H4zM2 32h24M44 16h16v16H44z" />
      <path className="d-fill" d="M47 25h3v4h-3zM54 25h3v4h-3z" />
      <path className="d-flow d-dash" d="M27 20h15" />
    </>
  ),
  'beam-wrong-fixture': (
    <>
      {darkBeam(18)}
      {beam(46)}
      {lamps(18, 46)}
      <path className="d-line" d="M14 26l4 4 8-9" />
    </>
  ),
  'beam-flicker': (
    <>
      {beam(18)}
      {lamps(18)}
      <path className="d-flow" d="M34 38l5-20 4 20 3-28 5 28 4-14 5 14" />
    </>
  ),
  'beam-colours': (
    <>
      {beam(18)}
      <g className="accent-beam-for-max">{beam(46)}</g>
      {lamps(18, 46)}
    </>
  ),
  'beam-moving-head': (
    <>
      <path className="d-line d-dash" d="M30 12 10 40M34 12l20 28" />
      {beam(32)}
      <path className="d-line" d="M24 3h16M27 3v9h10V3" />
    </>
  ),
};
