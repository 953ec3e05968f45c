import {useCallback, useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import styles from './styles.module.css';
import {readTicks, taskName, ticksKey, writeTicks} from './ticks';

interface Task {
  name: string;
  box: HTMLInputElement;
}

function tasksOf(list: HTMLElement): Task[] {
  const lists = [...document.querySelectorAll('.contains-task-list')];
  return [...list.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')].map((box) => ({
    name: taskName(lists.indexOf(list), box.closest('label, li')?.textContent ?? ''),
    box,
  }));
}

/** What is stored with the tasks of this list as they are now; other lists' ticks stay. */
function remember(key: string, tasks: readonly Task[]): void {
  try {
    const names = readTicks(localStorage.getItem(key));
    for (const {name, box} of tasks) {
      if (box.checked) {
        names.add(name);
      } else {
        names.delete(name);
      }
    }
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
 * count too. A button clears the list for the next show.
 */
export default function TaskList({children, className, ...props}: ComponentProps<'ul'>): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const {pathname} = useLocation();
  const key = ticksKey(pathname);
  const [hasTicks, setHasTicks] = useState(false);

  const update = useCallback(() => {
    if (list.current) {
      const tasks = tasksOf(list.current);
      remember(key, tasks);
      setHasTicks(tasks.some(({box}) => box.checked));
    }
  }, [key]);

  useEffect(() => {
    const element = list.current;
    if (!element) {
      return undefined;
    }
    const names = remembered(key);
    for (const {name, box} of tasksOf(element)) {
      box.checked ||= names.has(name);
    }
    update();
    element.addEventListener('change', update);
    return () => element.removeEventListener('change', update);
  }, [key, update]);

  const clear = (): void => {
    const tasks = list.current ? tasksOf(list.current) : [];
    for (const {box} of tasks) {
      box.checked = false;
    }
    tasks[0]?.box.focus({preventScroll: true});
    update();
  };

  return (
    <ul {...props} ref={list} className={clsx(className, styles.list)}>
      {children}
      {hasTicks && (
        <li className={styles.clear}>
          <button type="button" className={styles.button} onClick={clear}>
            Clear these ticks
          </button>
        </li>
      )}
    </ul>
  );
}
