import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {getCalculatorPlace, calculators} from '../list';
import styles from '../kit/cards.module.css';

/** List of all calculators, linked to the pages that embed them. */
export default function CalculatorIndex(): ReactNode {
  return (
    <ul className={styles.cards}>
      {calculators.map((calculator) => (
        <li key={calculator.id}>
          {/* The anchor is rendered by the calculator, so Docusaurus' link check doesn't know it. */}
          <Link
            className={styles.link}
            to={`${getCalculatorPlace(calculator)}#tool-${calculator.id}`}
            data-noBrokenLinkCheck>
            {calculator.title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
