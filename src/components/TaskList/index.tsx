import {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import styles from './styles.module.css';
import {isInList, progressText, readTicks, taskName, ticksKey, writeTicks} from './ticks';

const listsOfPage = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('.contains-task-list'),
];

const boxesOf = (list: HTMLElement): HTMLInputElement[] => [
  ...list.querySelectorAll<HTMLInputElement>('input[type="checkbox"]'),
];

const ticked = (boxes: readonly HTMLInputElement[]): number =>
  boxes.filter(({checked}) => checked).length;

/** Makes all lists of the page update their counts. */
const countAgain = (): boolean => document.dispatchEvent(new Event('change'));

/** Name of a task, from the label of its checkbox. */
const nameOf = (list: HTMLElement, box: HTMLInputElement): string =>
  taskName(listsOfPage().indexOf(list), box.closest('label, li')?.textContent ?? '');

function readStored(key: string): Set<string> {
  try {
    return readTicks(localStorage.getItem(key));
  } catch {
    return new Set();
  }
}

/** Updates the stored ticks of a page, including changes by other tabs. */
function remember(key: string, change: (names: Set<string>) => unknown): void {
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
      const boxes = boxesOf(element);
      const all = listsOfPage().flatMap(boxesOf);
      setDone(
        ticked(boxes) > 0
          ? progressText([ticked(boxes), boxes.length], [ticked(all), all.length])
          : undefined,
      );
    };
    remember(key, (stored) => {
      for (const box of boxesOf(element)) {
        box.checked ||= stored.has(nameOf(element, box));
        if (box.checked) {
          stored.add(nameOf(element, box));
        }
      }
    });

    const onChange = ({target}: Event): void => {
      const box = boxesOf(element).find((one) => one === target);
      if (box) {
        remember(key, (stored) => stored[box.checked ? 'add' : 'delete'](nameOf(element, box)));
      }
      // A tick in another list changes the count of the page.
      show();
    };
    document.addEventListener('change', onChange);
    countAgain();
    return () => document.removeEventListener('change', onChange);
  }, [key]);

  const clear = (): void => {
    const element = list.current;
    if (!element) {
      return;
    }
    // Including ticks of tasks whose text has changed.
    const place = listsOfPage().indexOf(element);
    remember(key, (stored) => {
      [...stored].filter((name) => isInList(name, place)).forEach((name) => stored.delete(name));
    });
    const boxes = boxesOf(element);
    for (const box of boxes) {
      box.checked = false;
    }
    boxes[0]?.focus({preventScroll: true});
    countAgain();
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
