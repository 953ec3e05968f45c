import {type ComponentProps, type ReactNode, useEffect, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import styles from './styles.module.css';
import {isInList, progressText, readTicks, taskName, ticksKey, writeTicks} from './ticks';

const getLists = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('.contains-task-list'),
];

const getBoxes = (list: HTMLElement): HTMLInputElement[] => [
  ...list.querySelectorAll<HTMLInputElement>('input[type="checkbox"]'),
];

const countTicked = (boxes: readonly HTMLInputElement[]): number =>
  boxes.filter(({checked}) => checked).length;

/** Makes all lists of the page update their counts. */
const updateCounts = (): boolean => document.dispatchEvent(new Event('change'));

/** Name of a task, from the label of its checkbox. */
const getTaskName = (list: HTMLElement, box: HTMLInputElement): string =>
  taskName(getLists().indexOf(list), box.closest('label, li')?.textContent ?? '');

function readStored(key: string): Set<string> {
  try {
    return readTicks(localStorage.getItem(key));
  } catch {
    return new Set();
  }
}

/** Updates the stored ticks of a page, including changes by other tabs. */
function updateStored(key: string, change: (names: Set<string>) => unknown): void {
  const names = readStored(key);
  change(names);
  const text = writeTicks(names);
  try {
    if (text) {
      localStorage.setItem(key, text);
    } else {
      localStorage.removeItem(key);
    }
  } catch {
    // Storage is full or blocked: the ticks last until the page is left.
  }
}

/**
 * A list of tasks to tick off (`- [ ] text`). Ticks are saved in this browser, because phones discard pages
 * in the background; ticks set before hydration count too. A line below the list counts them, and a button
 * clears it for the next show.
 */
export default function TaskList({children, className, ...props}: ComponentProps<'ul'>): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const {pathname} = useLocation();
  const key = ticksKey(pathname);
  const [done, setDone] = useState<string>();

  useEffect(() => {
    const element = list.current;
    if (!element) {
      return undefined;
    }
    const show = (): void => {
      const boxes = getBoxes(element);
      const all = getLists().flatMap(getBoxes);
      setDone(
        countTicked(boxes) > 0
          ? progressText([countTicked(boxes), boxes.length], [countTicked(all), all.length])
          : undefined,
      );
    };
    updateStored(key, (stored) => {
      for (const box of getBoxes(element)) {
        box.checked ||= stored.has(getTaskName(element, box));
        if (box.checked) {
          stored.add(getTaskName(element, box));
        }
      }
    });

    const onChange = ({target}: Event): void => {
      const box = getBoxes(element).find((one) => one === target);
      if (box) {
        updateStored(key, (stored) =>
          stored[box.checked ? 'add' : 'delete'](getTaskName(element, box)),
        );
      }
      // A tick in another list changes the count of the page.
      show();
    };
    document.addEventListener('change', onChange);
    updateCounts();
    return () => document.removeEventListener('change', onChange);
  }, [key]);

  const clear = (): void => {
    const element = list.current;
    if (!element) {
      return;
    }
    // Including ticks of tasks whose text has changed.
    const place = getLists().indexOf(element);
    updateStored(key, (stored) => {
      [...stored].filter((name) => isInList(name, place)).forEach((name) => stored.delete(name));
    });
    const boxes = getBoxes(element);
    for (const box of boxes) {
      box.checked = false;
    }
    boxes[0]?.focus({preventScroll: true});
    updateCounts();
  };

  return (
    <ul {...props} ref={list} className={clsx(className, styles.list)}>
      {children}
      {done && (
        <li className={`no-print ${styles.clear}`}>
          {/* In its own element, which React can update after a translator replaced the text. */}
          <span>{done}</span>
          <button type="button" className="text-button" onClick={clear}>
            Clear checklist
          </button>
        </li>
      )}
    </ul>
  );
}
