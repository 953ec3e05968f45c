import type {MouseEvent, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {openSearchWith} from '../../components/shared/iosKeyboard';
import {prepareSearch} from '../../search/modal/useSearchModal';
import styles from './hero.module.css';

/** Questions that the search answers itself: a DIP address, an Art-Net address, a circuit, a lens. */
const queries = ['dip 213', '1:2:3', '16 A 180 W', '6 m at 9 m'];

function onClick(event: MouseEvent<HTMLElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) {
    return;
  }
  event.preventDefault();
  openSearchWith(event.currentTarget.textContent);
}

/** Examples that open the search with their answer; before hydration, links to the search page. */
export default function TryChips(): ReactNode {
  return (
    <ul
      className={`no-print ${styles.chips}`}
      aria-label="Questions that the search answers"
      translate="no">
      {queries.map((query) => (
        <li key={query}>
          <Link
            className={styles.chip}
            to={`/search?q=${encodeURIComponent(query)}`}
            aria-haspopup="dialog"
            onClick={onClick}
            onFocus={prepareSearch}
            onPointerEnter={prepareSearch}>
            {query}
          </Link>
        </li>
      ))}
    </ul>
  );
}
