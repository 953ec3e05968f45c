import type {ReactNode} from 'react';
import {cardFaces, type CardId} from './texts';
import styles from './cards.module.css';

type Kind = (typeof cardFaces)[keyof typeof cardFaces]['kinds'][number];

/** What shows the kind of a control whose box of 20 × 9 begins at x, y. */
const marks: Partial<Record<Kind, (x: number, y: number) => string>> = {
  menu: (x, y) => `M${x + 13} ${y + 3}h4l-2 3z`,
  number: (x, y) => `M${x + 3} ${y + 5}h9v2h-9z`,
  switch: (x, y) => `M${x + 3} ${y + 4.5}a2 2 0 1 0 4 0a2 2 0 1 0-4 0z`,
};

/** A device by its title bar and its controls, four in a row, by kind. Few paths: the page has many. */
function face(kinds: readonly Kind[]): ReactNode {
  const places = kinds.map(
    (kind, at) => [kind, 4 + (at % 4) * 23, 14 + Math.floor(at / 4) * 11] as const,
  );
  return (
    <>
      <path d="M1 1h94v10H1z" fill="currentColor" fillOpacity=".3" />
      <path d={places.map(([, x, y]) => `M${x} ${y}h20v9h-20z`).join('')} />
      <path
        d={places.map(([kind, x, y]) => marks[kind]?.(x, y) ?? '').join('')}
        fill="currentColor"
        stroke="none"
      />
    </>
  );
}

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
