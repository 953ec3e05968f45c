import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import {useHydrated} from '../shared/useHydrated';
import styles from './paths.module.css';

interface Props {
  /** Names of the paths as parts of the drawing carry them in `data-path`, with blanks between. */
  ids: string;
  /** What readers call them, in the same order, with `|` between. */
  names: string;
  /** The drawings, and the list that tells each path in words, in the same order. */
  children: ReactNode;
}

interface Kept {
  id: string;
  /** Its sentence, for those who hear the page. */
  says: string;
}

/** The path of a part or of a button; none where several meet. */
function pathAt(target: EventTarget): string | undefined {
  const part = target instanceof Element ? target.closest('[data-path]') : null;
  const path = part?.getAttribute('data-path');
  return path?.includes(' ') ? undefined : (path ?? undefined);
}

/**
 * Ways through a drawing that readers choose from. One lights up while its button has the pointer or
 * the focus, or while the pointer is on a part of the drawing that no other path shares; a press keeps
 * it until the next one, or until Escape. Without scripts, and in print, the list stands alone.
 */
export default function DiagramPaths({ids, names, children}: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [kept, keep] = useState<Kept>();
  const [tried, attempt] = useState<string>();
  const paths = ids.split(' ');
  const chosen = tried ?? kept?.id;
  const isHydrated = useHydrated();

  useEffect(() => {
    const all = (selector: string): NodeListOf<Element> | [] =>
      root.current?.querySelectorAll(selector) ?? [];
    for (const part of all('[data-path]')) {
      const own = part.getAttribute('data-path')?.split(' ') ?? [];
      part.toggleAttribute('data-lit', chosen !== undefined && own.includes(chosen));
    }
    all(':scope > ul > li').forEach((item, index) =>
      item.toggleAttribute('data-said', ids.split(' ')[index] === chosen),
    );
  }, [chosen, ids]);

  const onClick = (event: MouseEvent): void => {
    const id = pathAt(event.target);
    if (id !== undefined) {
      // In the enlarged window a click closes it.
      event.stopPropagation();
      attempt(undefined);
      const items = root.current?.querySelectorAll(':scope > ul > li');
      const says = items?.[paths.indexOf(id)]?.textContent ?? '';
      keep(kept?.id === id ? undefined : {id, says});
    }
  };
  const onPointerOver = (event: PointerEvent): void => {
    const id = pathAt(event.target);
    if (event.pointerType === 'mouse' && id !== undefined) {
      attempt(id);
    }
  };
  const onPointerOut = (event: PointerEvent): void => {
    if (pathAt(event.target) !== undefined) {
      attempt(undefined);
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && chosen !== undefined) {
      if (kept) {
        // The next one closes the enlarged window.
        event.preventDefault();
      }
      attempt(undefined);
      keep(undefined);
    }
  };

  return (
    <div
      ref={root}
      className={styles.paths}
      data-chosen={chosen}
      onClick={onClick}
      onPointerOver={onPointerOver}
      onPointerOut={onPointerOut}
      onFocus={({target}) => attempt(pathAt(target))}
      onBlur={() => attempt(undefined)}
      onKeyDown={onKeyDown}>
      {children}
      <div role="group" aria-label="Paths in the drawing" className={styles.names}>
        {names.split('|').map((name, index) => {
          const id = paths[index] ?? '';
          return (
            <button
              key={id}
              type="button"
              data-path={id}
              aria-pressed={kept?.id === id}
              disabled={!isHydrated}>
              {name}
            </button>
          );
        })}
      </div>
      <p aria-hidden="true" className={styles.hint}>
        Choose a name to trace its path.
      </p>
      <span className="visually-hidden" role="status">
        {kept?.says}
      </span>
    </div>
  );
}
