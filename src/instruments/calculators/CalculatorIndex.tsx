import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {placeOf, calculators} from '../list';
import styles from '../kit/cards.module.css';

/** List of all calculators, each linked to its place in the page where it stands. */
export default function CalculatorIndex(): ReactNode {
  return (
    <ul className={styles.cards}>
      {calculators.map((calculator) => (
        <li key={calculator.id}>
          {/* The anchor is made by the tool, so only the check of the final HTML can see it. */}
          <Link
            className={styles.link}
            to={`${placeOf(calculator)}#tool-${calculator.id}`}
            data-noBrokenLinkCheck>
            {calculator.title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
