import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import {useHydrated} from '../shared/useHydrated';
import styles from './paths.module.css';

interface Props {
  /** Ids of the paths, as in `data-path` of the drawing, separated by spaces. */
  ids: string;
  /** Labels in the same order, separated by `|`. */
  names: string;
  /** The drawings, and the list that describes each path, in the same order. */
  children: ReactNode;
}

interface SelectedPath {
  id: string;
  /** Its description, for screen readers. */
  description: string;
}

/** The path of a part or button; undefined for a part of several paths. */
function pathAt(target: EventTarget): string | undefined {
  const part = target instanceof Element ? target.closest('[data-path]') : null;
  const path = part?.getAttribute('data-path');
  return path?.includes(' ') ? undefined : (path ?? undefined);
}

/**
 * Highlights paths through a drawing: on hover or focus of a path's button, and on hover of a part that belongs to
 * only that path. A click keeps the highlight until the next click or Escape. Without scripts, and in print, only
 * the list is shown.
 */
export default function DiagramPaths({ids, names, children}: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [selected, select] = useState<SelectedPath>();
  const [hoveredId, setHoveredId] = useState<string>();
  const paths = ids.split(' ');
  const activeId = hoveredId ?? selected?.id;
  const isHydrated = useHydrated();

  useEffect(() => {
    const all = (selector: string): NodeListOf<Element> | [] =>
      root.current?.querySelectorAll(selector) ?? [];
    for (const part of all('[data-path]')) {
      const own = part.getAttribute('data-path')?.split(' ') ?? [];
      part.toggleAttribute('data-lit', activeId !== undefined && own.includes(activeId));
    }
    all(':scope > ul > li').forEach((item, index) =>
      item.toggleAttribute('data-active', ids.split(' ')[index] === activeId),
    );
  }, [activeId, ids]);

  const onClick = (event: MouseEvent): void => {
    const id = pathAt(event.target);
    if (id !== undefined) {
      // In the dialog, a click closes it.
      event.stopPropagation();
      setHoveredId(undefined);
      const items = root.current?.querySelectorAll(':scope > ul > li');
      const description = items?.[paths.indexOf(id)]?.textContent ?? '';
      select(selected?.id === id ? undefined : {id, description});
    }
  };
  const onPointerOver = (event: PointerEvent): void => {
    const id = pathAt(event.target);
    if (event.pointerType === 'mouse' && id !== undefined) {
      setHoveredId(id);
    }
  };
  const onPointerOut = (event: PointerEvent): void => {
    if (pathAt(event.target) !== undefined) {
      setHoveredId(undefined);
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && activeId !== undefined) {
      if (selected) {
        // The next Escape closes the dialog.
        event.preventDefault();
      }
      setHoveredId(undefined);
      select(undefined);
    }
  };

  return (
    <div
      ref={root}
      className={styles.paths}
      data-active-path={activeId}
      onClick={onClick}
      onPointerOver={onPointerOver}
      onPointerOut={onPointerOut}
      onFocus={({target}) => setHoveredId(pathAt(target))}
      onBlur={() => setHoveredId(undefined)}
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
              aria-pressed={selected?.id === id}
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
        {selected?.description}
      </span>
    </div>
  );
}
