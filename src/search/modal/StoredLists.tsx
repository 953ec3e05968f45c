import {type MouseEvent, type ReactNode, useId} from 'react';
import {flushSync} from 'react-dom';
import clsx from 'clsx';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {getHeading} from '../client/hits';
import type {StoredHit} from '../engine/types';
import HitText from './HitText';
import {startingPoints} from './startingPoints';
import {
  type Change,
  getVisibleRecents,
  isFavorite,
  type StoredPages,
  withFavourite,
  withoutHit,
} from './stored';
import styles from './styles.module.css';

interface Group {
  title: string;
  hits: StoredHit[];
  /** What the buttons of its rows do. */
  actions: {label: string; symbol: string; change: Change}[];
}

interface Props {
  onChange: (change: Change, hit: StoredHit) => void;
  onGo: (hit: StoredHit, event: MouseEvent) => void;
}

/** Queries that the search answers itself. */
const examples = ['dip 213', '1:2:3', '16 A 180 W', '6 m at 9 m'];

/** Queries to try, for who hasn't searched yet. */
function Examples({onTry}: {onTry: (query: string) => void}): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 className={styles.groupTitle} id={id}>
        Type a number, get the answer
      </h2>
      <ul className={styles.suggestions}>
        {examples.map((query) => (
          <li key={query}>
            <button
              type="button"
              className={clsx('quiet-button', styles.chip)}
              translate="no"
              data-search-row=""
              onClick={() => onTry(query)}>
              {query}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Runs a change that removes the row of the clicked button, and moves the focus to the next row. */
function withFocusKept(button: HTMLElement, change: () => void): void {
  const row = button.closest('li');
  const dialog = button.closest('dialog');
  const at = row ? [...row.children].indexOf(button) : -1;
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  flushSync(change);
  const target = next?.isConnected ? next.children[at] : dialog?.querySelector('input');
  if (!button.isConnected && target instanceof HTMLElement) {
    target.focus();
  }
}

function List({title, hits, actions, onChange, onGo}: Group & Props): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 className={styles.groupTitle} id={id}>
        {title}
      </h2>
      <ul className={styles.stored}>
        {hits.map((hit) => (
          <li key={hit.objectID}>
            <a
              className={styles.hit}
              href={hit.url}
              onClick={(event) => onGo(hit, event)}
              data-search-row="">
              <HitText hit={hit} />
            </a>
            {actions.map(({label, symbol, change}) => (
              <button
                key={label}
                type="button"
                className={clsx('quiet-button', styles.iconButton)}
                aria-label={`${label}: ${getHeading(hit)}`}
                title={label}
                onClick={({currentTarget}) =>
                  withFocusKept(currentTarget, () => onChange(change, hit))
                }>
                <span aria-hidden="true">{symbol}</span>
              </button>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The lists for an empty query: recents and favourites, or else examples, and common starting points. */
export default function StoredLists({
  stored,
  onTry,
  ...rest
}: Props & {stored: StoredPages; onTry: (query: string) => void}): ReactNode {
  const {favorite} = stored;
  const recents = getVisibleRecents(stored);
  const {withBaseUrl} = useBaseUrlUtils();
  const saveAction = {label: 'Save as favourite', symbol: '☆', change: withFavourite};
  const removeAction = (label: string) => ({label, symbol: '×', change: withoutHit});
  const own: Group[] = [
    {title: 'Recent', hits: recents, actions: [saveAction, removeAction('Remove from recent')]},
    {title: 'Favorite', hits: favorite, actions: [removeAction('Remove from favourites')]},
  ].filter(({hits}) => hits.length > 0);
  const common = startingPoints.map(({title, hits}): Group => {
    const others = hits.filter((hit) => !isFavorite(stored, hit));
    const here = others.map((hit) => ({...hit, url: withBaseUrl(hit.url)}));
    return {title, hits: here, actions: [saveAction]};
  });
  return (
    <>
      {own.length === 0 && <Examples onTry={onTry} />}
      {[...own, ...common].map((group) => (
        <List key={group.title} {...group} {...rest} />
      ))}
      {recents.length === 0 && <p className={styles.message}>No recent searches</p>}
    </>
  );
}
