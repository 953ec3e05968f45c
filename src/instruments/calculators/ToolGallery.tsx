import Link from '@docusaurus/Link';
import {useSyncExternalStore, type ReactNode} from 'react';

import {addressOf, quickTools, toolById, tools, type ToolEntry, type ToolGroup} from '../list';
import InstrumentCards from '../kit/InstrumentCards';
import {ToolIcon} from '../kit/pictures';
import styles from '../kit/cards.module.css';
import {mostRecent, useRecentTools} from '../kit/useToolState';

let query = '';
const listeners = new Set<() => void>();

function setQuery(next: string): void {
  query = next;
  for (const listener of listeners) {
    listener();
  }
}

function useQuery(): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => query,
    () => '',
  );
}

/** Tools that have every word of a query in title, purpose or job. */
export function matching(entries: readonly ToolEntry[], text: string): ToolEntry[] {
  const words = text.toLowerCase().split(/\s+/);
  return entries.filter(({title, purpose, job}) => {
    const searched = `${title} ${purpose} ${job}`.toLowerCase();
    return words.every((word) => searched.includes(word));
  });
}

/** The box that filters all galleries of the page; without JavaScript the galleries are whole. */
export function ToolFilter(): ReactNode {
  const text = useQuery();
  const left = matching(tools, text).length;
  return (
    <form
      className={styles.filter}
      role="search"
      aria-label="Filter calculators"
      onSubmit={(event) => event.preventDefault()}>
      <label htmlFor="tool-filter">Filter calculators</label>
      <input
        className="text-field"
        id="tool-filter"
        type="search"
        autoComplete="off"
        value={text}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <p aria-live="polite">{text === '' ? '' : `${left} of ${tools.length} calculators match.`}</p>
    </form>
  );
}

/** Links to the tools that were used last in this browser; before that, to those wanted in a hurry. */
export function RecentTools(): ReactNode {
  const recent = useRecentTools().flatMap((id) => tools.filter((tool) => tool.id === id));
  const shown = recent.length > 0 ? recent : quickTools.slice(0, mostRecent).map(toolById);
  return (
    <nav
      className={styles.recent}
      aria-label={recent.length > 0 ? 'Recently used' : 'Common calculators'}>
      <ul>
        {shown.map((tool) => (
          <li key={tool.id}>
            <Link className="quiet-button" to={addressOf(tool)}>
              <ToolIcon id={tool.id} />
              {tool.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The tools of a group as cards, each with the question it answers and a link to its page. */
export function ToolGallery({group}: {group: ToolGroup}): ReactNode {
  const shown = matching(
    tools.filter((tool) => tool.group === group),
    useQuery(),
  );
  const cards = shown.map((tool) => ({...tool, to: addressOf(tool)}));
  return <InstrumentCards cards={cards} />;
}
