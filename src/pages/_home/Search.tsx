import {useState, type FormEvent, type ReactNode, type SyntheticEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import SearchIcon from 'lucide-static/icons/search.svg';
import Part from '../../components/shared/Part';
import {partsOf} from '../../components/shared/pageParts';
import {inBackground} from '../../components/shared/recovery';
import styles from './hero.module.css';

/** Longest query, specification section 5. */
const longestQuery = 64;

/**
 * The search field of the start page. It suggests pages once it has the focus; without script it opens
 * the search page all the same.
 */
export default function Search(): ReactNode {
  const history = useHistory();
  const page = useBaseUrl('/search');
  const [suggestions, setSuggestions] = useState<ReactNode>(null);
  const prepare = async ({
    currentTarget: field,
  }: SyntheticEvent<HTMLInputElement>): Promise<void> => {
    const part = await inBackground(() => import('../../search/window/Suggestions'));
    if (part) {
      setSuggestions(<part.default field={field} />);
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    const query = typeof typed === 'string' ? typed.trim() : '';
    void partsOf(new URL(page, window.location.href).href).then((isThere) => {
      if (isThere) {
        history.push(query ? `${page}?q=${encodeURIComponent(query)}` : page);
      }
    });
  };
  return (
    <form
      className={styles.search}
      role="search"
      action={page}
      method="get"
      onSubmit={onSubmit}
      data-native="">
      <label className="visually-hidden" htmlFor="home-search">
        Search the documentation
      </label>
      <SearchIcon className={styles.searchIcon} aria-hidden="true" />
      <input
        className={styles.field}
        id="home-search"
        name="q"
        type="search"
        maxLength={longestQuery}
        placeholder="Search, for example “black output”"
        autoComplete="off"
        enterKeyHint="search"
        onFocus={(event) => void prepare(event)}
        // It may have had the focus before there was anybody to hear of it.
        onInput={(event) => void (suggestions ?? prepare(event))}
      />
      <button className={styles.button} type="submit" data-native="">
        Search
      </button>
      <Part>{suggestions}</Part>
    </form>
  );
}
