import {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import styles from './styles.module.css';
import {isInList, progressText, readTicks, taskName, ticksKey, writeTicks} from './ticks';

interface Task {
  name: string;
  box: HTMLInputElement;
}

const boxesOf = (list: HTMLElement): HTMLInputElement[] => [
  ...list.querySelectorAll<HTMLInputElement>('input[type="checkbox"]'),
];

const listsOfPage = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('.contains-task-list'),
];

/** Place of a list among those of the page. */
const placeOf = (list: HTMLElement): number => listsOfPage().indexOf(list);

const ticked = (boxes: readonly HTMLInputElement[]): number =>
  boxes.filter(({checked}) => checked).length;

/** Tells all lists of the page to count anew. */
const countAgain = (): boolean => document.dispatchEvent(new Event('change'));

function tasksOf(list: HTMLElement): Task[] {
  const place = placeOf(list);
  return boxesOf(list).map((box) => ({
    name: taskName(place, box.closest('label, li')?.textContent ?? ''),
    box,
  }));
}

/** Changes what is stored of a page; other tabs may have changed it since it was read. */
function remember(key: string, change: (names: Set<string>) => void): void {
  try {
    const names = readTicks(localStorage.getItem(key));
    change(names);
    const text = writeTicks(names);
    if (text) {
      localStorage.setItem(key, text);
    } else {
      localStorage.removeItem(key);
    }
  } catch {
    // Storage is full or not allowed: the ticks hold until the page is left.
  }
}

function remembered(key: string): Set<string> {
  try {
    return readTicks(localStorage.getItem(key));
  } catch {
    return new Set();
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
    const tasks = tasksOf(element);
    const names = remembered(key);
    for (const {name, box} of tasks) {
      box.checked ||= names.has(name);
    }
    remember(key, (stored) => {
      tasks.filter(({box}) => box.checked).forEach(({name}) => stored.add(name));
    });

    const onChange = ({target}: Event): void => {
      const task = tasksOf(element).find(({box}) => box === target);
      if (task) {
        remember(key, (stored) => {
          stored[task.box.checked ? 'add' : 'delete'](task.name);
        });
      }
      // Also after a tick in another list, which is one of the page's.
      show();
    };
    const onOtherTab = (event: StorageEvent): void => {
      if (event.key === key) {
        const stored = readTicks(event.newValue);
        for (const {name, box} of tasksOf(element)) {
          box.checked = stored.has(name);
        }
        countAgain();
      }
    };
    document.addEventListener('change', onChange);
    window.addEventListener('storage', onOtherTab);
    countAgain();
    return () => {
      document.removeEventListener('change', onChange);
      window.removeEventListener('storage', onOtherTab);
    };
  }, [key]);

  const clear = (): void => {
    const element = list.current;
    if (!element) {
      return;
    }
    // Also ticks of tasks whose words have changed since.
    const place = placeOf(element);
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
        <li className={styles.clear}>
          {done}
          <button type="button" className="text-button" onClick={clear}>
            Clear checklist
          </button>
        </li>
      )}
    </ul>
  );
}
