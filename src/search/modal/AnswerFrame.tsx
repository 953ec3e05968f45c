import {type ReactNode, useEffect, useState} from 'react';
import clsx from 'clsx';
import {sections} from '../../config/products';
import {isDirect} from '../client/hits';
import {isEarly, type VisibleAnswer} from './visibleAnswer';
import styles from './styles.module.css';
import type {Search} from './useSearch';

/** Shown until the texts of all pages are searched. */
export const loadingMore = 'Loading more results …';

/** A number of results, in words. */
export const resultsText = (count: number): string =>
  count === 1 ? '1 result' : `${count} results`;

/** The announcement of an answer. */
export function getStatusText(answer: VisibleAnswer): string {
  const {status, nbHits, query, correctedQuery} = answer;
  const more = isEarly(answer) ? `. ${loadingMore}` : '';
  const texts: Partial<Record<typeof status, string>> = {
    found: `${resultsText(nbHits)} for “${correctedQuery ?? query}”${more}`,
    nothing: `No results for “${query}”`,
    waiting: 'Searching …',
  };
  return texts[status] ?? '';
}

interface Props extends Pick<Search, 'answer' | 'retry' | 'onLiteral'> {
  /** Searches for something else. */
  onTry: (query: string) => void;
  /** The hits. */
  children: ReactNode;
}

/** Suggestions if the client has none: the first sections of the site. */
const parts = sections.slice(0, 3).map(({name}) => name);

/** A message for a query without results, with queries that have some. */
function NothingFound({answer, onTry}: Pick<Props, 'answer' | 'onTry'>): ReactNode {
  const {suggestions = []} = answer;
  return (
    <div className={styles.message}>
      <p>
        <strong>{getStatusText(answer)}</strong>
      </p>
      <p>Try searching for</p>
      <ul className={styles.suggestions}>
        {(suggestions.length > 0 ? suggestions : parts).map((word) => (
          <li key={word}>
            <button
              type="button"
              className={clsx('quiet-button', styles.chip)}
              onClick={({currentTarget}) => {
                onTry(word);
                // The suggestions disappear, so the focus moves to the field.
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

/** Everything about an answer but its hits, for the modal and the search page. */
export default function AnswerFrame({answer, retry, onTry, onLiteral, children}: Props): ReactNode {
  const {status, query, correctedQuery, suggestedCorrection, coverage, hasNoFullMatch, hits} =
    answer;
  const again = (
    <button type="button" className={clsx('quiet-button', styles.textButton)} onClick={retry}>
      Try again
    </button>
  );
  return (
    <>
      {status === 'waiting' && <p className={styles.waiting}>{getStatusText(answer)}</p>}
      {status === 'failed' && (
        <div className={styles.message} role="alert">
          <p>
            <strong>Unable to fetch results</strong>
          </p>
          <p>You might want to check your network connection.</p>
          {again}
        </div>
      )}
      {status === 'no-index' && (
        <p className={styles.message}>
          There is no search index yet. Build the site once, then search here.
        </p>
      )}
      {status === 'nothing' && <NothingFound answer={answer} onTry={onTry} />}
      {status === 'found' && correctedQuery !== undefined && (
        <p className={styles.correction}>
          Results for <strong>{correctedQuery}</strong>.{' '}
          <button type="button" className="text-button" onClick={onLiteral}>
            {`Search for “${query}” instead`}
          </button>
        </p>
      )}
      {status === 'found' && suggestedCorrection !== undefined && (
        <p className={styles.correction}>
          Did you mean{' '}
          <button type="button" className="text-button" onClick={() => onTry(suggestedCorrection)}>
            {suggestedCorrection}
          </button>
          ?
        </p>
      )}
      {hasNoFullMatch &&
        status === 'found' &&
        !isEarly(answer) &&
        !hits.some(isDirect) &&
        suggestedCorrection === undefined && (
          <p className={styles.correction}>No page has all of these words. The closest matches:</p>
        )}
      {children}
      {coverage === 'partial' && (
        <p className={styles.message} role="alert">
          Couldn’t load page text. Searching headings only. {again}
        </p>
      )}
    </>
  );
}

/** Pause in typing after which the number of results is announced, in milliseconds. */
const announceAfterMs = 700;

/** Announces a text when typing pauses, not at every key. */
export function Announcement({text}: {text: string}): ReactNode {
  const [message, setMessage] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setMessage(text), announceAfterMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="visually-hidden" role="status">
      {message}
    </p>
  );
}
