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

interface Group {
  title: string;
  hits: StoredHit[];
  actions: Action[];
}

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
  actions,
  onGo,
}: Group & {
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
  const {favorite} = stored;
  const recents = shownRecents(stored);
  const {withBaseUrl} = useBaseUrlUtils();
  const saving: Action = {label: 'Save as favourite', sign: '☆', run: save};
  const removing = (label: string): Action => ({label, sign: '×', run: remove});
  const own: Group[] = [
    {title: texts.recent, hits: recents, actions: [saving, removing('Remove from recent')]},
    {title: texts.favorite, hits: favorite, actions: [removing('Remove from favourites')]},
  ].filter(({hits}) => hits.length > 0);
  const common = starts.map(({title, hits}): Group => {
    const others = hits.filter((hit) => !isFavorite(stored, hit));
    const here = others.map((hit) => ({...hit, url: withBaseUrl(hit.url)}));
    return {title, hits: here, actions: [saving]};
  });
  return (
    <>
      {own.length === 0 && <p className={styles.message}>{texts.noRecent}</p>}
      {[...own, ...common].map((group) => (
        <List key={group.title} {...group} onGo={onGo} />
      ))}
    </>
  );
}
