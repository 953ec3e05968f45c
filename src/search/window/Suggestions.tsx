import {useEffect, useId, useState, type ReactNode} from 'react';
import {useSearchClient} from '../client';
import {addressOf} from '../client/hits';
import {Announcement, statusOf} from './Answer';
import {HitText} from './HitText';
import styles from './styles.module.css';
import {useGo} from './useGo';
import {useResults} from './useResults';

/** As many as stay above the keyboard of a phone. */
const mostShown = 5;

/**
 * Suggests pages below a search field while its reader types. The field is complete without it, so it
 * is the field that is given to the suggestions: it gets the roles and keys of a combobox.
 *
 * @param props.field - a search field of a form; Enter without a choice is left to the form
 */
export default function Suggestions({field}: {field: HTMLInputElement}): ReactNode {
  const id = useId();
  const [text, setText] = useState(field.value);
  const [isOpen, setOpen] = useState(true);
  const [active, setActive] = useState(-1);
  const client = useSearchClient();
  const {found} = useResults(text, '', false);
  const {go, onClick} = useGo();
  const hits = found.status === 'found' ? found.hits.slice(0, mostShown) : [];
  const isShown = isOpen && hits.length > 0;
  const optionId = (at: number): string => `${id}-hit-${at}`;

  useEffect(() => client.warm(), [client]);

  useEffect(() => {
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-expanded', String(isShown));
    field.setAttribute('aria-controls', `${id}-list`);
    if (isShown && active >= 0) {
      field.setAttribute('aria-activedescendant', `${id}-hit-${active}`);
    } else {
      field.removeAttribute('aria-activedescendant');
    }
  }, [field, id, isShown, active]);

  useEffect(() => {
    const listening = new AbortController();
    const {signal} = listening;
    const onInput = (): void => {
      setText(field.value);
      setActive(-1);
      setOpen(true);
    };
    const onKey = (event: KeyboardEvent): void => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      const hit = hits[active];
      if (event.isComposing || event.keyCode === 229 || !isShown) {
        return;
      }
      if (step) {
        event.preventDefault();
        // One place more than there are rows: the field itself.
        const places = hits.length + 1;
        setActive(((active + 1 + step + places) % places) - 1);
      } else if (event.key === 'Escape') {
        event.preventDefault();
        setOpen(false);
      } else if (event.key === 'Enter' && hit) {
        event.preventDefault();
        go(hit);
      }
    };
    field.addEventListener('input', onInput, {signal});
    field.addEventListener('keydown', onKey, {signal});
    field.addEventListener('blur', () => setOpen(false), {signal});
    return () => listening.abort();
  });

  return (
    <>
      <Announcement text={text ? statusOf(found) : ''} />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Suggestions"
        className={styles.suggested}
        hidden={!isShown}
        // The field keeps the focus while a row is pressed.
        onMouseDown={(event) => event.preventDefault()}>
        {isShown &&
          hits.map((hit, at) => (
            <a
              key={hit.objectID}
              id={optionId(at)}
              role="option"
              aria-selected={at === active}
              tabIndex={-1}
              className={styles.hit}
              href={addressOf(hit)}
              onClick={(event) => onClick(hit, event)}>
              <HitText hit={hit} />
            </a>
          ))}
      </div>
    </>
  );
}
