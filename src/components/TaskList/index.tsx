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

/** Tells all lists of the page to count anew. */
const countAgain = (): boolean => document.dispatchEvent(new Event('change'));

/** The name of a task by its box. */
const nameOf = (list: HTMLElement, box: HTMLInputElement): string =>
  taskName(listsOfPage().indexOf(list), box.closest('label, li')?.textContent ?? '');

function remembered(key: string): Set<string> {
  try {
    return readTicks(localStorage.getItem(key));
  } catch {
    return new Set();
  }
}

/** Changes what is stored of a page; other tabs may have changed it since it was read. */
function remember(key: string, change: (names: Set<string>) => unknown): void {
  const names = remembered(key);
  change(names);
  const text = writeTicks(names);
  try {
    if (text) {
      localStorage.setItem(key, text);
    } else {
      localStorage.removeItem(key);
    }
  } catch {
    // Storage is full or not allowed: the ticks hold until the page is left.
  }
}

/**
 * A list of tasks to tick off (`- [ ] text`). Ticks are remembered in this browser, because phones
 * throw away pages that are not looked at for a while; those set before the application arrived
 * count too. Below the list it says how many are done; a button clears it for the next show.
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
      // Also after a tick in another list, which is one of the page's.
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
    // Also ticks of tasks whose words have changed since.
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
