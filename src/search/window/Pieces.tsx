import type {ReactNode} from 'react';
import type {Piece} from '../client/hits';

/** Text with what was found marked. */
export default function Pieces({pieces}: {pieces: Piece[]}): ReactNode {
  return pieces.map(({text, isMarked}, at) =>
    isMarked ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
  );
}
