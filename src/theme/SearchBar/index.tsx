/*
 * Swizzled (replaced, unsafe) from @docusaurus/theme-search-algolia.
 * Why: upstream's modal supports the hosted service only. Everything but the button and its keys loads on
 * demand. Before hydration the button submits a form, which leads to the search page.
 */
import {type MouseEvent, type ReactNode, useRef} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Part from '@site/src/components/shared/Part';
import {prepareSearch, SearchModal, useSearchModal} from '@site/src/search/modal/useSearchModal';
import styles from './styles.module.css';

function Bar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const {isOpen, open, close} = useSearchModal(button);
  const onClick = (event: MouseEvent): void => {
    event.preventDefault();
    open();
  };
  return (
    <>
      <form className={styles.form} action={useBaseUrl('/search')} method="get">
        <button
          ref={button}
          type="submit"
          className={clsx('search-button', styles.button)}
          data-search-button=""
          aria-keyshortcuts="Control+K Meta+K"
          aria-haspopup="dialog"
          onClick={onClick}
          onFocus={prepareSearch}
          onPointerEnter={prepareSearch}
          onTouchStart={prepareSearch}>
          <span className={styles.sign} aria-hidden="true" />
          <span className={styles.label}>Search docs</span>
          <kbd className={styles.keys} aria-hidden="true">
            Ctrl K
          </kbd>
        </button>
      </form>
      {isOpen && (
        <Part
          otherwise={
            <p className={styles.failure} role="alert">
              <strong>The search modal failed.</strong>{' '}
              <Link to="/search">Open the search page</Link>
            </p>
          }>
          <SearchModal onClose={close} />
        </Part>
      )}
    </>
  );
}

export default function SearchBar(): ReactNode {
  return (
    <Part otherwise={<Link to="/search">Search docs</Link>}>
      <Bar />
    </Part>
  );
}
