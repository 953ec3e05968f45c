import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {sections} from '../../config/products';
import LayeredDrawing from '../../components/LayeredDrawing';
import cards from './cards.json';
import styles from './cards.module.css';

type CardId = keyof typeof cards;

/** The first steps, then the products and the handbook, each with its purpose and three pages. */
export default function Cards(): ReactNode {
  return (
    <section aria-labelledby="learn">
      <h2 className={styles.heading} id="learn">
        Learn
      </h2>
      <p className={styles.firstSteps}>
        New here?
        <Link to="/videosync/getting-started/your-first-video">Your first video</Link>
        <Link to="/beam-for-live/getting-started/your-first-composition">
          Your first light show
        </Link>
      </p>
      <div className={styles.cards}>
        {sections
          .filter((section) => section.id in cards)
          .map(({id, name, purpose}) => (
            <article key={id} className={`accent-${id} ${styles.card}`}>
              <h3 className={styles.name}>
                <Link to={`/${id}/introduction`}>{name}</Link>
              </h3>
              <p className={styles.purpose}>
                <LayeredDrawing className={styles.drawing} drawing={cards[id as CardId].drawing} />
                {purpose}
              </p>
              <ul className={styles.pages}>
                {cards[id as CardId].pages.map(({label, to}) => (
                  <li key={to}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
              </ul>
            </article>
          ))}
      </div>
    </section>
  );
}
