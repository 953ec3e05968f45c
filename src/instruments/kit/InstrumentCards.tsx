import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {InstrumentDrawing} from './pictures';
import styles from './cards.module.css';

/** What a card says of an instrument. */
interface InstrumentCard {
  /** Name of its drawing in `pictures.json`. */
  id: string;
  title: string;
  /** A question that it answers, as a technician would ask it. */
  job: string;
  /** What else decides whether it is the right one: what it is for, or what it needs. */
  purpose?: string;
  /** Address of its page. */
  to: string;
}

/**
 * Instruments as cards: drawing, name, the question it answers and its purpose. The whole card answers a
 * pointer; its only link is the name.
 *
 * @param props.isLarge - drawings are as wide as their cards, for a short list
 */
export default function InstrumentCards({
  cards,
  isLarge = false,
}: {
  cards: readonly InstrumentCard[];
  isLarge?: boolean;
}): ReactNode {
  return (
    <ul className={styles.cards} data-large={isLarge ? '' : undefined}>
      {cards.map(({id, title, job, purpose, to}) => (
        <li key={id}>
          <InstrumentDrawing id={id} />
          {/* The blanks keep the texts apart where there are no styles: in search and in Markdown copies. */}
          <Link className={styles.link} to={to}>
            {title}
          </Link>{' '}
          <span className={styles.job}>{job}</span>{' '}
          <span className={styles.purpose}>{purpose}</span>
        </li>
      ))}
    </ul>
  );
}
