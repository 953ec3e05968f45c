import {type InputHTMLAttributes, type ReactNode, useId, useState} from 'react';
import {maxQueryLength} from '../../config/search';
import {fitQuery} from '../engine/limits';
import styles from './styles.module.css';

/** A new value within the maximum length: a paste is cut at a word, typing is cut anywhere. */
export function fittedText(next: string, before: string): string {
  return next.length > before.length + 1 ? fitQuery(next) : next.slice(0, maxQueryLength);
}

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  value: string;
  onType: (text: string) => void;
}

/** The search field, with a message when a paste was cut. */
export default function QueryField({value, onType, ...attributes}: Props): ReactNode {
  const id = useId();
  const [isCut, setCut] = useState(false);
  return (
    <span className={styles.field}>
      <input
        className="text-field"
        type="search"
        aria-label="Search docs"
        {...(isCut ? {'aria-describedby': id} : {})}
        placeholder="Search docs"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        value={value}
        onChange={({target}) => {
          setCut(target.value.length > maxQueryLength);
          onType(fittedText(target.value, value));
        }}
        {...attributes}
      />
      {isCut && (
        <span id={id} className={styles.cut} role="alert">
          {`Only ${maxQueryLength} characters are searched, up to “${value.trim().split(' ').at(-1) ?? ''}”.`}
        </span>
      )}
    </span>
  );
}
