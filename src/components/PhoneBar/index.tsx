import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import CalculatorIcon from '../icons/calculator.svg';
import ListIcon from '../icons/list.svg';
import MenuIcon from '../icons/menu.svg';
import SearchIcon from '../icons/search.svg';
import FixIcon from '../icons/wrench.svg';
import {headingsOfPage, type PageHeading} from '../shared/headings';
import Part from '../shared/Part';
import Contents from './Contents';
import styles from './styles.module.css';

/** Reading line below the top bar, in pixels. */
const readingLine = 140;

function openSearch(): void {
  document.querySelector<HTMLButtonElement>('[data-search-button]')?.click();
}

/**
 * On small screens: menu, symptoms, contents of the page (calculators, where there are none) and search at
 * the lower edge, one thumb away. Taps before the application has arrived are carried out when it has.
 */
export default function PhoneBar(): ReactNode {
  const menu = useNavbarMobileSidebar();
  const [headings, setHeadings] = useState<PageHeading[]>();
  return (
    <>
      <Head>
        {/* Lets the bar know how much of the screen's lower edge belongs to the system. */}
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      </Head>
      <nav className={`no-print ${styles.bar}`} id="phone-bar" aria-label="Page tools">
        <button
          type="button"
          className={styles.button}
          aria-expanded={menu.shown}
          onClick={menu.toggle}>
          <MenuIcon className={styles.icon} aria-hidden="true" />
          Menu
        </button>
        <Link className={styles.button} to="/#not-working">
          <FixIcon className={styles.icon} aria-hidden="true" />
          Fix
        </Link>
        {/* In one place, so that nothing moves when a slow browser finds the first heading. */}
        <span className={styles.middle}>
          <button
            type="button"
            className={clsx(styles.button, styles.contents)}
            aria-haspopup="dialog"
            onClick={() => setHeadings(headingsOfPage(readingLine))}>
            <ListIcon className={styles.icon} aria-hidden="true" />
            Contents
          </button>
          <Link className={clsx(styles.button, styles.calculators)} to="/handbook/tools">
            <CalculatorIcon className={styles.icon} aria-hidden="true" />
            Calculators
          </Link>
        </span>
        <button
          type="button"
          className={styles.button}
          aria-haspopup="dialog"
          data-opens-search=""
          onClick={openSearch}>
          <SearchIcon className={styles.icon} aria-hidden="true" />
          Search
        </button>
      </nav>
      <Part>{headings && <Contents headings={headings} />}</Part>
    </>
  );
}
