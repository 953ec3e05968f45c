import type {FormEvent, ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import SearchIcon from 'lucide-static/icons/search.svg';
import styles from './search.module.css';

/** Longest query, specification section 5. */
const longestQuery = 64;

/** The search field of the start page. Without script it opens the search page all the same. */
export default function Search(): ReactNode {
  const history = useHistory();
  const page = useBaseUrl('/search');
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    const query = typeof typed === 'string' ? typed.trim() : '';
    history.push(query ? `${page}?q=${encodeURIComponent(query)}` : page);
  };
  return (
    <form
      className={styles.form}
      role="search"
      action={page}
      method="get"
      onSubmit={onSubmit}
      data-native="">
      <label className="visually-hidden" htmlFor="home-search">
        Search the documentation
      </label>
      <SearchIcon className={styles.icon} aria-hidden="true" />
      <input
        className={styles.field}
        id="home-search"
        name="q"
        type="search"
        maxLength={longestQuery}
        placeholder="Universe, black output, HAP …"
        autoComplete="off"
        enterKeyHint="search"
      />
      <button className={styles.button} type="submit" data-native="">
        Search
      </button>
    </form>
  );
}
