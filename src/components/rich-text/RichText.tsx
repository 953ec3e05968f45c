import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {parseRichText} from './parse';

/** Renders rich text of a data file; see {@link parseRichText} for the syntax. */
export default function RichText({children}: {children: string}): ReactNode {
  return parseRichText(children).map((piece, index) => {
    switch (piece.kind) {
      case 'code':
        return <code key={index}>{piece.text}</code>;
      case 'strong':
        return <strong key={index}>{piece.text}</strong>;
      case 'link':
        return (
          <Link key={index} to={piece.href}>
            {piece.text}
          </Link>
        );
      default:
        return piece.text;
    }
  });
}
