import {useEffect, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {sections} from '../../config/products';
import type {ShownAnswer} from './shownAnswer';
import styles from './styles.module.css';
import {countText, texts} from './texts';
import type {Search} from './useSearch';

/** What screen readers are told about an answer. */
export function statusOf({status, nbHits, query, guessed}: ShownAnswer): string {
  switch (status) {
    case 'found':
      return `${countText(nbHits)} for “${guessed ?? query}”`;
    case 'nothing':
      return `${texts.nothing} “${query}”`;
    case 'waiting':
      return texts.waiting;
    default:
      return '';
  }
}

interface Props extends Pick<Search, 'answer' | 'retry' | 'onLiteral'> {
  /** Searches for something else. */
  onTry: (query: string) => void;
  /** The hits. */
  children: ReactNode;
}

/** Offered where the service knows no better query: the parts of the site. */
const parts = sections.slice(0, 3).map(({name}) => name);

/** Says that nothing was found, and offers words that would find something. */
function NothingFound({answer, onTry}: Pick<Props, 'answer' | 'onTry'>): ReactNode {
  const {query, suggestions = []} = answer;
  return (
    <div className={styles.message}>
      <p>
        <strong>
          {texts.nothing} “{query}”
        </strong>
      </p>
      <p>{texts.suggest}</p>
      <ul className={styles.suggestions}>
        {(suggestions.length > 0 ? suggestions : parts).map((word) => (
          <li key={word}>
            <button
              type="button"
              className={clsx('quiet-button', styles.chip)}
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

/** Everything about an answer but its hits, the same in the window and on the page. */
export default function AnswerFrame({answer, retry, onTry, onLiteral, children}: Props): ReactNode {
  const {status, query, guessed, offered, coverage} = answer;
  const again = (
    <button type="button" className={clsx('quiet-button', styles.textButton)} onClick={retry}>
      {texts.retry}
    </button>
  );
  return (
    <>
      {status === 'waiting' && <p className={styles.waiting}>{texts.waiting}</p>}
      {status === 'failed' && (
        <div className={styles.message} role="alert">
          <p>
            <strong>{texts.failed}</strong>
          </p>
          <p>{texts.failedHelp}</p>
          {again}
        </div>
      )}
      {status === 'no-index' && <p className={styles.message}>{texts.noIndex}</p>}
      {status === 'nothing' && <NothingFound answer={answer} onTry={onTry} />}
      {status === 'found' && guessed !== undefined && (
        <p className={styles.guessed}>
          Results for <strong>{guessed}</strong>.{' '}
          <button type="button" className="text-button" onClick={onLiteral}>
            Search for “{query}” instead
          </button>
        </p>
      )}
      {status === 'found' && offered !== undefined && (
        <p className={styles.guessed}>
          Did you mean{' '}
          <button type="button" className="text-button" onClick={() => onTry(offered)}>
            {offered}
          </button>
          ?
        </p>
      )}
      {children}
      {status === 'found' && coverage === 'headings' && (
        <p className={styles.message}>{texts.more}</p>
      )}
      {coverage === 'partial' && (
        <p className={styles.message} role="alert">
          {texts.partial} {again}
        </p>
      )}
    </>
  );
}

/** After so long without a key, in milliseconds, what has been found is said. */
const pause = 700;

/** Says a text to screen readers, once typing has paused: not at every key. */
export function Announcement({text}: {text: string}): ReactNode {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}
