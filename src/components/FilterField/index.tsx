import type {ReactNode} from 'react';
import SearchIcon from '../icons/search.svg';
import styles from './styles.module.css';

interface Props {
  id: string;
  /** Read by screen readers only. */
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
}

/** A text field that filters what is on the page, with an icon. */
export default function FilterField({id, label, placeholder, value, onChange}: Props): ReactNode {
  return (
    <>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <div className={styles.field}>
        <SearchIcon aria-hidden="true" />
        <input
          className="text-field"
          id={id}
          type="search"
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={({target}) => onChange(target.value)}
        />
      </div>
    </>
  );
}
