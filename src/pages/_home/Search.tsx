import type {FormEvent, InputEvent, ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import SearchIcon from '../../components/icons/search.svg';
import {openSearchWith} from '../../components/shared/iosKeyboard';
import {prepareSearch} from '../../search/modal/useSearchModal';
import styles from './hero.module.css';

/** Longest query, specification section 5. */
const longestQuery = 64;

/**
 * The search field of the start page. What is typed goes on in the search window; without script the
 * form opens the search page.
 */
export default function Search(): ReactNode {
  const onInput = ({currentTarget, nativeEvent}: InputEvent<HTMLInputElement>): void => {
    // A composition would end if the focus went elsewhere.
    if (currentTarget.value.trim() && !nativeEvent.isComposing) {
      openSearchWith(currentTarget.value);
      // It is in the window now, where the reader goes on with it.
      currentTarget.value = '';
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    openSearchWith(typeof typed === 'string' ? typed : '');
  };
  return (
    <form
      className={styles.search}
      role="search"
      action={useBaseUrl('/search')}
      method="get"
      onSubmit={onSubmit}>
      <label className="visually-hidden" htmlFor="home-search">
        Search the documentation, in a window that opens as you type
      </label>
      <SearchIcon className={styles.searchIcon} aria-hidden="true" />
      <input
        className={styles.field}
        id="home-search"
        name="q"
        type="search"
        maxLength={longestQuery}
        placeholder="Try “black output”"
        autoComplete="off"
        enterKeyHint="search"
        onFocus={prepareSearch}
        onInput={onInput}
      />
      <button className={styles.button} type="submit">
        Search
      </button>
    </form>
  );
}
