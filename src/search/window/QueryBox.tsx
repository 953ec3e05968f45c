import {useId, type InputHTMLAttributes, type ReactNode} from 'react';
import styles from './styles.module.css';
import {cutText, texts} from './texts';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  asked: {text: string; isCut: boolean};
  onType: (text: string) => void;
}

/** The field of a search. It says so when what was pasted did not fit. */
export default function QueryBox({asked: {text, isCut}, onType, ...more}: Props): ReactNode {
  const id = useId();
  return (
    <span className={styles.field}>
      <input
        type="search"
        aria-label={texts.name}
        {...(isCut ? {'aria-describedby': id} : {})}
        placeholder={texts.name}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        value={text}
        onChange={({target}) => onType(target.value)}
        {...more}
      />
      {isCut && (
        <span id={id} className={styles.cut} role="alert">
          {cutText(text)}
        </span>
      )}
    </span>
  );
}
