import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import {createPortal} from 'react-dom';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {addressOf, headingOf} from '../client/hits';
import {resultsAddress} from '../page/address';
import {releaseKeyboard} from '../../components/shared/keyboardField';
import {setSlashOpens, slashOpens} from '../../components/shared/slashKey';
import Answer, {Announcement, statusOf} from './Answer';
import ProductChips from './ProductChips';
import QueryBox from './QueryBox';
import Rows, {isPhone, optionId, rowsOf} from './Rows';
import {isFavorite, toStored} from './stored';
import StoredLists from './StoredLists';
import styles from './styles.module.css';
import {seeAll, texts} from './texts';
import {useGo} from './useGo';
import {useQuery} from './useQuery';
import {firstDrawn, useIsAtRest, useResults} from './useResults';
import {useStored} from './useStored';

/** What the window is given. */
export interface WindowProps {
  onClose: () => void;
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
export default function SearchWindow({onClose}: WindowProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const asked = useQuery();
  const {text, type} = asked;
  const [product, setProduct] = useState('');
  const [active, setActive] = useState(0);
  const {found, isCurrent, retry} = useResults(text, product, asked.isLiteral);
  const going = useRef<'here' | 'new tab'>(undefined);
  const {go, onClick} = useGo(onClose);
  const id = useId();
  const allResults = useBaseUrl(resultsAddress({query: text.trim(), product}));
  const isAtRest = useIsAtRest(found, isCurrent);
  const {status, hits} = found;
  const rows = useMemo(
    () => rowsOf(hits, !isPhone()).slice(0, isAtRest ? undefined : firstDrawn),
    [hits, isAtRest],
  );
  const favorites = useStored();
  const isListed = status === 'found';
  const chosen = Math.min(active, rows.length - 1);

  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) {
      element.showModal();
      // The box has the focus now; until here, keys went to the page.
      type(releaseKeyboard());
    }
    return () => element?.close();
  }, [type]);

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({block: 'nearest'});
  }, [chosen]);

  // Enter waits for the answer to what was typed.
  const chosenHit = rows[chosen]?.hit;
  const isChosenFavorite = chosenHit !== undefined && isFavorite(favorites.stored, chosenHit);
  const arrive = (): void => {
    const where = going.current;
    if (!where || !isCurrent || status === 'waiting') {
      return;
    }
    going.current = undefined;
    if (isListed && chosenHit && where === 'here') {
      go(chosenHit);
    } else if (isListed && chosenHit) {
      window.open(addressOf(chosenHit), '_blank', 'noopener');
    }
  };
  useEffect(arrive);

  const onType = (next: string): void => {
    type(next);
    setActive(0);
    going.current = undefined;
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
      setActive((chosen + step + rows.length) % rows.length);
    } else if (step && !text.trim()) {
      event.preventDefault();
      moveFocus(dialog.current, step);
    } else if (event.key === 'Enter' && isInput && text.trim()) {
      event.preventDefault();
      going.current = event.ctrlKey || event.metaKey ? 'new tab' : 'here';
      arrive();
    }
  };
  return createPortal(
    <dialog
      ref={dialog}
      role="dialog"
      aria-modal="true"
      aria-label={texts.name}
      className={styles.window}
      data-coverage={found.coverage}
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
          <QueryBox
            className={styles.input}
            asked={asked}
            onType={onType}
            role="combobox"
            aria-expanded={isListed}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            {...(isListed ? {'aria-activedescendant': optionId(id, chosen)} : {})}
            enterKeyHint="go"
            autoFocus
          />
          <button type="button" className={styles.textButton} onClick={onClose}>
            Close
          </button>
        </div>
        <ProductChips product={product} onChange={setProduct} />
        <Announcement text={statusOf(found)} />
        <div className={styles.body} ref={list} aria-busy={!isCurrent}>
          {status === 'empty' && <StoredLists {...favorites} onGo={onClick} />}
          <Answer found={found} retry={retry} onTry={onType} onLiteral={asked.setLiteral}>
            <div
              id={`${id}-list`}
              role="listbox"
              aria-label="Results"
              aria-busy={!isAtRest}
              hidden={!isListed}>
              {isListed && (
                <Rows
                  rows={rows}
                  chosen={chosen}
                  id={id}
                  stored={favorites.stored}
                  onClick={onClick}
                  onToggle={favorites.toggle}
                  onPoint={setActive}
                />
              )}
            </div>
          </Answer>
        </div>
        <div className={styles.foot}>
          {isListed && (
            <Link className={styles.seeAll} to={allResults} onClick={onClose}>
              {seeAll(found.count)}
            </Link>
          )}
          {isListed && chosenHit && (
            <button
              type="button"
              className={styles.textButton}
              aria-label={`Favourite: ${headingOf(chosenHit)}`}
              aria-pressed={isChosenFavorite}
              onClick={() => favorites.toggle(toStored(chosenHit))}>
              <span aria-hidden="true">{isChosenFavorite ? '★' : '☆'}</span> Favourite
            </button>
          )}
          {isListed && (
            <span className={styles.keys}>
              <kbd>↑</kbd> <kbd>↓</kbd> choose, <kbd>Enter</kbd> open, <kbd>Esc</kbd> close
            </span>
          )}
          <SlashSwitch />
        </div>
      </div>
    </dialog>,
    document.body,
  );
}
