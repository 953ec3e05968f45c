import type {ReactNode} from 'react';
import {cardFaces, type CardId} from './texts';
import styles from './cards.module.css';

type Kind = (typeof cardFaces)[keyof typeof cardFaces]['kinds'][number];

/** What shows the kind of a control, in a box of 20 × 9. */
const inside: Partial<Record<Kind, ReactNode>> = {
  menu: <path d="m13 3 4 0-2 3z" fill="currentColor" />,
  number: <path d="M3 6h9" strokeWidth="2" />,
  switch: <circle cx="5" cy="4.5" r="2" fill="currentColor" />,
};

/** A device by its title bar and its controls, four in a row, by kind. */
const face = (kinds: readonly Kind[]): ReactNode => (
  <>
    <path d="M1 1h94v10H1z" fill="currentColor" fillOpacity=".3" />
    {kinds.map((kind, at) => (
      <g key={at} transform={`translate(${4 + (at % 4) * 23} ${14 + Math.floor(at / 4) * 11})`}>
        <rect width="20" height="9" rx="2" />
        {inside[kind]}
      </g>
    ))}
  </>
);

/** What has no table of controls: objects in a patch, the editor's regions, a chain of fixtures. */
const others: Record<Exclude<CardId, keyof typeof cardFaces>, ReactNode> = {
  'beam-for-max': (
    <path d="M12 8h44v11H12zM40 30h44v11H40zM18 19v5q0 4 8 4h12q8 0 8 2M16 8v2m8-2v2M44 30v2m8-2v2" />
  ),
  'beam-fixture-editor': (
    <path d="M5 5h86v9H5zM5 18h22v25H5zM31 18h60v25H31zM9 24h14m-14 6h10M36 24h30m-30 6h44m-44 6h24" />
  ),
  handbook: <path d="M6 18h16v12H6zm16 6h13m0-6h16v12H35zm16 6h13m0-6h16v12H64zm16 6h10m0-4v8" />,
};

/** A small drawing of what the product looks like, without its words; an ornament. */
export default function CardDrawing({id}: {id: CardId}): ReactNode {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 96 48"
      width="96"
      height="48"
      fill="none"
      stroke="currentColor"
      aria-hidden="true">
      <rect x=".5" y=".5" width="95" height="47" rx="4" strokeDasharray="3 2" />
      {id in cardFaces
        ? face(cardFaces[id as keyof typeof cardFaces].kinds)
        : others[id as keyof typeof others]}
    </svg>
  );
}
