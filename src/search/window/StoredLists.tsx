import {useId, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {headingOf} from '../client/hits';
import {HitText} from './HitText';
import {starts} from './starts';
import {isFavorite, shownRecents, type StoredHit} from './stored';
import styles from './styles.module.css';
import {texts} from './texts';
import type {useStored} from './useStored';

type Action = {label: string; sign: string; run: (hit: StoredHit) => void};

/** Does something that takes the row of a pressed button away; the focus goes to the next one. */
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

function List({
  title,
  hits,
  actions = [],
  onGo,
}: {
  title: string;
  hits: StoredHit[];
  actions?: Action[];
  onGo: (hit: StoredHit, event: React.MouseEvent) => void;
}): ReactNode {
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
            {actions.map(({label, sign, run}) => (
              <button
                key={label}
                type="button"
                className={styles.iconButton}
                aria-label={`${label}: ${headingOf(hit)}`}
                title={label}
                onClick={({currentTarget}) => withFocusKept(currentTarget, () => run(hit))}>
                <span aria-hidden="true">{sign}</span>
              </button>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the window shows before anything is typed: where the reader went before, and where most go. */
export default function StoredLists({
  stored,
  save,
  remove,
  onGo,
}: ReturnType<typeof useStored> & {
  onGo: (hit: StoredHit, event: React.MouseEvent) => void;
}): ReactNode {
  const recents = shownRecents(stored);
  const {withBaseUrl} = useBaseUrlUtils();
  const saving: Action = {label: 'Save as favourite', sign: '☆', run: save};
  return (
    <>
      {recents.length === 0 && stored.favorite.length === 0 && (
        <p className={styles.message}>{texts.noRecent}</p>
      )}
      {recents.length > 0 && (
        <List
          title={texts.recent}
          hits={recents}
          onGo={onGo}
          actions={[saving, {label: 'Remove from recent', sign: '×', run: remove}]}
        />
      )}
      {stored.favorite.length > 0 && (
        <List
          title={texts.favorite}
          hits={stored.favorite}
          onGo={onGo}
          actions={[{label: 'Remove from favourites', sign: '×', run: remove}]}
        />
      )}
      {starts.map(({title, hits}) => (
        <List
          key={title}
          title={title}
          hits={hits
            .filter((hit) => !isFavorite(stored, hit))
            .map((hit) => ({...hit, url: withBaseUrl(hit.url)}))}
          onGo={onGo}
          actions={[saving]}
        />
      ))}
    </>
  );
}
