import {type MouseEvent, type ReactNode, useEffect, useState} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {getSection} from '../../config/products';
import CalculatorIcon from '../icons/calculator.svg';
import ListIcon from '../icons/list.svg';
import MenuIcon from '../icons/menu.svg';
import SearchIcon from '../icons/search.svg';
import FixIcon from '../icons/wrench.svg';
import {headingsOfPage, type PageHeading} from '../shared/headings';
import Part from '../shared/Part';
import {useHydrated} from '../shared/useHydrated';
import Contents from './Contents';
import styles from './styles.module.css';

/** Offset of the reading line below the navbar, in pixels. */
const readingLine = 140;

/** The list of a section's pages in the built HTML (`src/theme/DocSidebar/Desktop/Content`). */
const sectionPages = '#section-pages';

function openSearch(event: MouseEvent): void {
  event.preventDefault();
  document.querySelector<HTMLButtonElement>('[data-search-button]')?.click();
}

/**
 * Bottom bar for small screens: menu, symptoms, table of contents (calculators on pages without one) and search.
 * Before hydration, menu and search link to pages instead.
 */
export default function PhoneBar(): ReactNode {
  const menu = useNavbarMobileSidebar();
  const [headings, setHeadings] = useState<PageHeading[]>();
  const isHydrated = useHydrated();
  const base = useBaseUrl('/');
  const section = getSection(useLocation().pathname.slice(base.length - 1));
  const toggleMenu = (event: MouseEvent): void => {
    event.preventDefault();
    menu.toggle();
  };
  useEffect(() => {
    // On a small screen, the list is only in the built HTML, not in the hydrated page.
    if (window.location.hash === sectionPages) {
      window.history.replaceState(window.history.state, '', window.location.pathname);
      menu.toggle();
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only what was open before hydration
  }, []);
  return (
    <>
      <Head>
        {/* Provides `safe-area-inset-bottom`. */}
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      </Head>
      <nav className={`no-print ${styles.bar}`} id="phone-bar" aria-label="Page tools">
        <a
          className={styles.button}
          href={section ? sectionPages : `${base}#learn`}
          {...(isHydrated && {role: 'button', 'aria-expanded': menu.shown})}
          onClick={toggleMenu}>
          <MenuIcon className={styles.icon} aria-hidden="true" />
          Menu
        </a>
        <Link className={styles.button} to="/#not-working">
          <FixIcon className={styles.icon} aria-hidden="true" />
          Fix
        </Link>
        {/* The same position for both, so that nothing moves when the headings are found. */}
        <span className={styles.middle}>
          <button
            type="button"
            className={clsx(styles.button, styles.contents)}
            aria-haspopup="dialog"
            disabled={!isHydrated}
            onClick={() => setHeadings(headingsOfPage(readingLine))}>
            <ListIcon className={styles.icon} aria-hidden="true" />
            Contents
          </button>
          <Link className={clsx(styles.button, styles.calculators)} to="/handbook/tools">
            <CalculatorIcon className={styles.icon} aria-hidden="true" />
            Calculators
          </Link>
        </span>
        <form className={styles.form} action={`${base}search`} method="get">
          <button
            type="submit"
            className={styles.button}
            aria-haspopup="dialog"
            data-opens-search=""
            onClick={openSearch}>
            <SearchIcon className={styles.icon} aria-hidden="true" />
            Search
          </button>
        </form>
      </nav>
      <Part>{headings && <Contents headings={headings} />}</Part>
    </>
  );
}
