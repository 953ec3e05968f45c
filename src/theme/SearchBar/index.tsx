/*
 * Swizzled (replaced, unsafe) from @docusaurus/theme-search-algolia 3.10.2.
 * Why: upstream's window knows the hosted service only. Everything but the button and its keys loads when it is wanted.
 */
import {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Part from '@site/src/components/shared/Part';
import {prepareSearch, useSearchModal} from '@site/src/search/modal/useSearchModal';
import styles from './styles.module.css';

function Bar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const {Window, open, close} = useSearchModal(button);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={clsx('search-button', styles.button)}
        data-search-button=""
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={open}
        onFocus={prepareSearch}
        onPointerEnter={prepareSearch}
        onTouchStart={prepareSearch}>
        <span className={styles.sign} aria-hidden="true" />
        <span className={styles.label}>Search docs</span>
        <kbd className={styles.keys} aria-hidden="true">
          Ctrl K
        </kbd>
      </button>
      {Window && (
        <Part
          otherwise={
            <p className={styles.failure} role="alert">
              <strong>The search window failed.</strong>{' '}
              <Link to="/search">Open the search page</Link>
            </p>
          }>
          <Window onClose={close} />
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
