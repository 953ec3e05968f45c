import Link from '@docusaurus/Link';
import {type ReactNode, useSyncExternalStore} from 'react';

import FilterField from '../../components/FilterField';
import {
  type CalculatorEntry,
  type CalculatorGroup,
  calculators,
  getCalculatorAddress,
} from '../list';
import InstrumentCards from '../kit/InstrumentCards';
import {CalculatorIcon} from '../kit/pictures';
import styles from '../kit/cards.module.css';
import {useRecentCalculators} from '../kit/useCalculatorState';

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

/** Filters calculators by the words of a query in title, purpose and job. */
export function matching(entries: readonly CalculatorEntry[], text: string): CalculatorEntry[] {
  const words = text.toLowerCase().split(/\s+/);
  return entries.filter(({title, purpose, job}) => {
    const searchText = `${title} ${purpose} ${job}`.toLowerCase();
    return words.every((word) => searchText.includes(word));
  });
}

/** Search field that filters all galleries of the page. Without JavaScript, they show everything. */
export function CalculatorFilter(): ReactNode {
  const text = useQuery();
  const matchCount = matching(calculators, text).length;
  return (
    <form
      className={styles.filter}
      role="search"
      aria-label="Filter calculators"
      onSubmit={(event) => event.preventDefault()}>
      <FilterField
        id="tool-filter"
        label="Filter calculators"
        placeholder={`Filter ${calculators.length} calculators`}
        value={text}
        onChange={setQuery}
      />
      <p aria-live="polite">
        {text === '' ? '' : `${matchCount} of ${calculators.length} calculators match.`}
      </p>
    </form>
  );
}

/** Links to recently used calculators in one line; its space is reserved. */
export function RecentCalculators(): ReactNode {
  const recent = useRecentCalculators().flatMap((id) =>
    calculators.filter((calculator) => calculator.id === id),
  );
  return (
    <div className={styles.recent}>
      {recent.length > 0 && (
        <nav aria-label="Recently used">
          <ul>
            {recent.map((calculator) => (
              <li key={calculator.id}>
                <Link to={getCalculatorAddress(calculator)}>
                  <CalculatorIcon id={calculator.id} />
                  {calculator.title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

/** The calculators of a group as cards, each with the question it answers and a link to its page. */
export function CalculatorGallery({group}: {group: CalculatorGroup}): ReactNode {
  const entries = matching(
    calculators.filter((calculator) => calculator.group === group),
    useQuery(),
  );
  const cards = entries.map((calculator) => ({
    ...calculator,
    to: getCalculatorAddress(calculator),
  }));
  return <InstrumentCards cards={cards} />;
}
