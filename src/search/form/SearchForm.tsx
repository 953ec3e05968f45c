import {type FormEvent, type InputEvent, type ReactNode, useEffect, useRef} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import SearchIcon from '../../components/icons/search.svg';
import {openSearchWith} from '../../components/shared/iosKeyboard';
import {maxQueryLength} from '../../config/search';
import {prepareSearch} from '../modal/useSearchModal';
import styles from './styles.module.css';

/**
 * The search field of a page. The modal takes over what is typed; without JavaScript the form opens the
 * search page.
 *
 * @param props.query - fills the field once the page is hydrated, unless something was typed before
 */
export default function SearchForm({
  query = '',
  placeholder,
}: {
  query?: string;
  placeholder?: string;
}): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current && !field.current.value) {
      field.current.value = query;
    }
  }, [query]);
  const onInput = ({currentTarget, nativeEvent}: InputEvent<HTMLInputElement>): void => {
    // Moving the focus would end a composition.
    if (currentTarget.value.trim() && !nativeEvent.isComposing) {
      openSearchWith(currentTarget.value);
      currentTarget.value = '';
    }
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    openSearchWith(field.current?.value ?? '');
  };
  return (
    <form
      className={styles.form}
      role="search"
      action={useBaseUrl('/search')}
      method="get"
      onSubmit={onSubmit}>
      <label className="visually-hidden" htmlFor="page-search">
        Search the documentation, in a dialog that opens as you type
      </label>
      <SearchIcon className={styles.icon} aria-hidden="true" />
      <input
        ref={field}
        className={styles.field}
        id="page-search"
        name="q"
        type="search"
        maxLength={maxQueryLength}
        placeholder={placeholder}
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
