import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {texts} from './texts';

/** Says that nothing was found, and offers words that would find something. */
export default function Nothing({
  query,
  suggestions,
  onTry,
}: {
  query: string;
  suggestions: string[];
  onTry: (word: string) => void;
}): ReactNode {
  return (
    <div className={styles.message}>
      <p className={styles.messageTitle}>
        {texts.nothing} “<strong>{query}</strong>”
      </p>
      <p>{texts.suggest}</p>
      <ul className={styles.suggestions}>
        {suggestions.map((word) => (
          <li key={word}>
            <button
              type="button"
              className={styles.chip}
              onClick={({currentTarget}) => {
                onTry(word);
                // The offers go; the reader goes on at the field that they changed.
                currentTarget.closest('dialog, main')?.querySelector('input')?.focus();
              }}>
              {word}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
