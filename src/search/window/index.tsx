import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import {createPortal} from 'react-dom';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {addressOf} from '../client/hits';
import type {Hit} from '../engine/types';
import {longestQuery} from '../engine/limits';
import {resultsAddress} from '../page/address';
import Failure from './Failure';
import HitText from './HitText';
import Nothing from './Nothing';
import ProductChips from './ProductChips';
import {setSlashOpens, slashOpens} from '../../shared/slashKey';
import StoredLists from './StoredLists';
import styles from './styles.module.css';
import {countText, seeAll, texts} from './texts';
import {isForBrowser, useGo} from './useGo';
import {useResults, type Results} from './useResults';

/** What the window is given. */
export interface WindowProps {
  onClose: () => void;
  /** What was typed between the wish for the window and its first moment; asked for once. */
  takeTyped: () => string;
}

function statusOf({status, count}: Results): string {
  if (status === 'found') {
    return countText(count);
  }
  return status === 'waiting' ? texts.waiting : '';
}

/** Moves the focus through the rows of the recents and favourites. */
function moveFocus(dialog: HTMLElement | null, step: 1 | -1): void {
  const rows = [
    ...(dialog?.querySelectorAll<HTMLElement>('input[role="combobox"], [data-search-row]') ?? []),
  ];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  rows.at((at + step) % rows.length)?.focus();
}

function SlashSwitch(): ReactNode {
  const [isOn, setIsOn] = useState(slashOpens);
  return (
    <label className={styles.slash}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({target}) => {
          setIsOn(target.checked);
          setSlashOpens(target.checked);
        }}
      />
      <span>
        <kbd>/</kbd> opens search
      </span>
    </label>
  );
}

/**
 * The search window: a dialog with a combobox over the hits. Before anything is typed it shows
 * recent and favourite hits.
 */
export default function SearchWindow({onClose, takeTyped}: WindowProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [product, setProduct] = useState('');
  const [active, setActive] = useState(0);
  const {results, isCurrent, retry} = useResults(text, product);
  const go = useGo();
  const history = useHistory();
  const id = useId();
  const allResults = useBaseUrl(resultsAddress({query: text.trim(), product}));
  const {hits, status} = results;
  const isListed = status === 'found';
  const chosen = Math.min(active, hits.length - 1);
  const optionId = (at: number): string => `${id}-hit-${at}`;

  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) {
      element.showModal();
      // The box has the focus now; until here, keys went to the page.
      setText(takeTyped().slice(0, longestQuery));
    }
    return () => element?.close();
  }, [takeTyped]);

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({block: 'nearest'});
  }, [chosen]);

  const type = (next: string): void => {
    setText(next.slice(0, longestQuery));
    setActive(0);
  };
  const visit = useCallback(
    (hit: Hit): void => {
      onClose();
      go(hit);
    },
    [go, onClose],
  );
  const onClick = (hit: Hit, event: MouseEvent): void => {
    if (!isForBrowser(event)) {
      event.preventDefault();
      visit(hit);
    }
  };
  const submit = (isNewTab: boolean): void => {
    const hit = isCurrent && isListed ? hits[chosen] : undefined;
    if (hit && isNewTab) {
      window.open(addressOf(hit), '_blank', 'noopener');
    } else if (hit) {
      visit(hit);
    } else if (text.trim()) {
      onClose();
      history.push(allResults);
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const isInput = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
    // The Enter that ends a composition comes after it in Safari, with this code.
    if (event.nativeEvent.isComposing || event.keyCode === 229) {
      return;
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    } else if (step && isListed && isInput) {
      event.preventDefault();
      setActive((chosen + step + hits.length) % hits.length);
    } else if (step && !text.trim()) {
      event.preventDefault();
      moveFocus(dialog.current, step);
    } else if (event.key === 'Enter' && isInput) {
      event.preventDefault();
      submit(event.ctrlKey || event.metaKey);
    }
  };

  return createPortal(
    <dialog
      ref={dialog}
      role="dialog"
      aria-modal="true"
      aria-label={texts.name}
      className={styles.window}
      data-coverage={results.coverage}
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
          <input
            className={styles.input}
            type="search"
            role="combobox"
            aria-label={texts.name}
            aria-expanded={isListed}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            {...(isListed ? {'aria-activedescendant': optionId(chosen)} : {})}
            placeholder={texts.name}
            maxLength={longestQuery}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            autoFocus
            value={text}
            onChange={({target}) => type(target.value)}
          />
          <button type="button" className={styles.textButton} onClick={onClose}>
            Close
          </button>
        </div>
        <ProductChips product={product} onChange={setProduct} />
        <p className="visually-hidden" role="status">
          {statusOf(results)}
        </p>
        <div className={styles.body} ref={list} aria-busy={!isCurrent}>
          {status === 'empty' && <StoredLists onGo={onClick} />}
          {status === 'waiting' && <p className={styles.message}>{texts.waiting}</p>}
          {status === 'failed' && <Failure onRetry={retry} />}
          {status === 'no-index' && <p className={styles.message}>{texts.noIndex}</p>}
          {status === 'nothing' && (
            <Nothing query={results.query} suggestions={results.suggestions} onTry={type} />
          )}
          <div id={`${id}-list`} role="listbox" aria-label="Results" hidden={!isListed}>
            {isListed &&
              hits.map((hit, at) => (
                <a
                  key={hit.objectID}
                  id={optionId(at)}
                  role="option"
                  aria-selected={at === chosen}
                  tabIndex={-1}
                  className={styles.hit}
                  href={addressOf(hit)}
                  onClick={(event) => onClick(hit, event)}
                  onPointerMove={() => setActive(at)}>
                  <HitText hit={hit} />
                </a>
              ))}
          </div>
          {results.coverage === 'partial' && (
            <p className={styles.message} role="alert">
              {texts.partial}{' '}
              <button type="button" className={styles.textButton} onClick={retry}>
                {texts.retry}
              </button>
            </p>
          )}
        </div>
        <div className={styles.foot}>
          {isListed && (
            <Link className={styles.seeAll} to={allResults} onClick={onClose}>
              {seeAll(results.count)}
            </Link>
          )}
          <SlashSwitch />
        </div>
      </div>
    </dialog>,
    document.body,
  );
}
