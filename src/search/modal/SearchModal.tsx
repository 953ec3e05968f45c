import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {createPortal, flushSync} from 'react-dom';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {getHeading, isCommand, isDirect} from '../client/hits';
import {createQueryString} from '../page/address';
import {fitQuery} from '../engine/limits';
import type {StoredHit} from '../engine/types';
import {releaseKeyboard} from '../../components/shared/iosKeyboard';
import LiveText from '../../components/shared/LiveText';
import {setSlashOpens, slashOpens} from '../../components/shared/slashKey';
import AnswerFrame, {Announcement, getStatusText, loadingMore, resultsText} from './AnswerFrame';
import ProductChips from './ProductChips';
import QueryField from './QueryField';
import ResultRows, {isPhone, optionId} from './ResultRows';
import {
  type Change,
  changeStored,
  getStar,
  isFavorite,
  readStored,
  toggleFavourite,
} from './stored';
import {isEarly} from './visibleAnswer';
import StoredLists from './StoredLists';
import styles from './styles.module.css';
import {useCommands} from './useCommands';
import {useGo} from './useGo';
import {useSearch} from './useSearch';

/** Runs a function after the next paint. Returns a function that cancels it. */
function afterPaint(run: () => void): () => void {
  let timer: number | undefined;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Moves the focus through the rows of recents and favourites. */
function moveFocus(dialog: HTMLElement | null, step: 1 | -1): void {
  const rows = [
    ...(dialog?.querySelectorAll<HTMLElement>('input[role="combobox"], [data-search-row]') ?? []),
  ];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  rows.at((at + step) % rows.length)?.focus();
}

/** Turns the `/` shortcut on and off. */
function SlashSwitch(): ReactNode {
  return (
    <label className={styles.slash}>
      <input
        type="checkbox"
        defaultChecked={slashOpens()}
        onChange={({target}) => setSlashOpens(target.checked)}
      />
      <span>
        <kbd>/</kbd> opens search
      </span>
    </label>
  );
}

/**
 * The search modal: a dialog with a combobox and a listbox of hits. For an empty query it shows recent and
 * favourite hits.
 */
export default function SearchModal({onClose}: {onClose: () => void}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [product, setProduct] = useState('');
  const [requestedIndex, setRequestedIndex] = useState(0);
  // The lists are rendered after the first paint, so that the modal opens at once.
  const hasLists = useDeferredValue(true, false);
  const {isCurrent, keepOrder, ...search} = useSearch(text, product);
  const {answer} = search;
  const {status, nbHits} = answer;
  // Rows render at low priority, so typing stays responsive.
  const hits = useDeferredValue(answer.hits);
  const isRendered = isCurrent && hits === answer.hits;
  /** When Enter opens a hit that wasn't there yet: with any answer, or with the one from all texts. */
  const [entered, setEntered] = useState<'any' | 'best'>();
  const [message, run] = useCommands(text, onClose);
  const onClick = useGo(answer.query, onClose, run);
  const id = useId();
  const allResults = useBaseUrl(`/search${createQueryString({query: text.trim(), product})}`);
  // Pages and their sections in reading order.
  const rows = useMemo(
    () => hits.flatMap((page) => [page, ...((!isPhone() && page.sections) || [])]),
    [hits],
  );
  const [stored, setStored] = useState(readStored);
  const onChange = useCallback(
    (change: Change, hit: StoredHit) => setStored(changeStored(change, hit)),
    [],
  );
  const isListed = answer.hits.length > 0;
  const activeIndex = Math.min(requestedIndex, rows.length - 1);

  useLayoutEffect(() => {
    const element = dialog.current;
    // `showModal` recalculates the styles of the whole page, so the modal is painted before. What is typed until then
    // is in the temporary field.
    element?.setAttribute('open', '');
    const cancel = afterPaint(() => {
      try {
        element?.removeAttribute('open');
        element?.showModal();
      } catch (error) {
        // In a render, so that the error boundary gets it.
        setText(() => {
          throw error;
        });
      }
      const held = releaseKeyboard();
      // Synchronously: typing between focus and text would replace the text.
      flushSync(() => setText((typed) => typed || fitQuery(held)));
    });
    return () => {
      cancel();
      element?.close();
    };
  }, []);

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({block: 'nearest'});
  }, [activeIndex]);

  // Enter waits for the best answer to what was typed, unless a hit was chosen or needs no index.
  const activeHit = rows[activeIndex];
  const isBest =
    !isEarly(answer) || activeIndex > 0 || (activeHit !== undefined && isDirect(activeHit));
  const isReady = isRendered && status !== 'waiting' && (entered === 'any' || isBest);
  useEffect(() => {
    if (entered && isReady) {
      setEntered(undefined);
      document.getElementById(optionId(id, activeIndex))?.click();
    }
  }, [entered, isReady, id, activeIndex]);

  const onTry = (next: string): void => {
    onType(next);
    // What was clicked disappears, so the focus moves to the field.
    dialog.current?.querySelector('input')?.focus();
  };
  const onType = (next: string): void => {
    setText(next);
    setRequestedIndex(0);
    setEntered(undefined);
  };
  const activate = useCallback(
    (at: number) => {
      keepOrder();
      setRequestedIndex(at);
    },
    [keepOrder],
  );
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const isInput = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
    // In Safari the Enter that ends a composition follows it, with this key code.
    if (event.nativeEvent.isComposing || event.keyCode === 229) {
      return;
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    } else if (step && isListed && isInput) {
      event.preventDefault();
      activate((activeIndex + step + rows.length) % rows.length);
    } else if (step && !text.trim()) {
      event.preventDefault();
      moveFocus(dialog.current, step);
    } else if (event.key === 'Enter' && isInput && text.trim()) {
      event.preventDefault();
      setEntered(entered ? 'any' : 'best');
    }
  };
  return createPortal(
    <dialog
      ref={dialog}
      aria-label="Search docs"
      className={styles.window}
      data-coverage={answer.coverage}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) {
          onClose();
        }
      }}>
      <div className={styles.content}>
        <div className={styles.head}>
          <QueryField
            value={text}
            onType={onType}
            role="combobox"
            aria-expanded={isListed}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={isListed ? optionId(id, activeIndex) : undefined}
            enterKeyHint="go"
            autoFocus
          />
          <button
            type="button"
            className={clsx('quiet-button', styles.textButton)}
            onClick={onClose}>
            Close
          </button>
        </div>
        <ProductChips product={product} onChange={setProduct} />
        <Announcement text={message || getStatusText(answer)} />
        <div className={styles.body} ref={list} aria-busy={!isRendered} onPointerDown={keepOrder}>
          {status === 'empty' && hasLists && (
            <StoredLists stored={stored} onChange={onChange} onGo={onClick} onTry={onTry} />
          )}
          <AnswerFrame {...search} onTry={onTry}>
            <div id={`${id}-list`} role="listbox" aria-label="Results" hidden={!isListed}>
              {isListed && (
                <ResultRows
                  rows={rows}
                  pages={hits}
                  activeIndex={activeIndex}
                  id={id}
                  stored={stored}
                  onClick={onClick}
                  onChange={onChange}
                  onActivate={activate}
                />
              )}
            </div>
          </AnswerFrame>
        </div>
        <div className={styles.foot}>
          <LiveText text={message} />
          {isListed && (
            <>
              {isEarly(answer) ? (
                <LiveText
                  className={styles.seeAll}
                  text={entered ? 'Opens the best result when all are loaded …' : loadingMore}
                />
              ) : (
                <Link className={styles.seeAll} to={allResults} onClick={onClose}>
                  {`See ${nbHits === 1 ? '' : 'all '}${resultsText(nbHits)}`}
                </Link>
              )}
              {activeHit && !isCommand(activeHit) && (
                <button
                  type="button"
                  className={clsx('quiet-button', styles.textButton)}
                  aria-label={`Favourite: ${getHeading(activeHit)}`}
                  aria-pressed={isFavorite(stored, activeHit)}
                  onClick={() => onChange(toggleFavourite, activeHit)}>
                  <span aria-hidden="true">{getStar(stored, activeHit)}</span> Favourite
                </button>
              )}
              <span className={styles.keys}>
                <kbd>↑</kbd> <kbd>↓</kbd> choose, <kbd>Enter</kbd> open, <kbd>Esc</kbd> close
              </span>
            </>
          )}
          <SlashSwitch />
        </div>
      </div>
    </dialog>,
    document.body,
  );
}
