import type {ReactNode} from 'react';
import BookOpen from '../../components/icons/book-open.svg';
import Calculator from '../../components/icons/calculator.svg';
import Wrench from '../../components/icons/wrench.svg';
import {symptomTexts} from '../../data/symptoms';
import {calculators} from '../../instruments';
import styles from './hero.module.css';

const parts = [
  {
    to: '#learn',
    accent: 'accent-videosync',
    title: 'Learn',
    text: 'First steps, every product and its devices',
    Icon: BookOpen,
  },
  {
    to: '#not-working',
    accent: 'accent-beam-for-live',
    title: 'Fix it now',
    text: `${symptomTexts.length} symptoms, each with the way to its cause`,
    Icon: Wrench,
  },
  {
    to: '#calculators',
    accent: 'accent-beam-for-max',
    title: 'Calculate and test',
    text: `${calculators.length} calculators, a test bench and simulators`,
    Icon: Calculator,
  },
];

/** Links to the three main parts of the start page. */
export default function PartLinks(): ReactNode {
  return (
    <nav className="always-dark no-print" aria-label="Parts of this page">
      <ul className={styles.parts}>
        {parts.map(({to, accent, title, text, Icon}) => (
          <li key={to} className={accent}>
            <a className={styles.part} href={to}>
              <Icon className={styles.icon} aria-hidden="true" />
              <strong>{title}</strong> <span>{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
