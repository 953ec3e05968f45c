import {type ReactNode, useState} from 'react';
import FilterField from '../FilterField';
import {contains} from '../Glossary/terms';
import styles from '../Glossary/styles.module.css';

/** Hides the subjects of the index on the page that don't contain a query, and unfolds the letters. */
function filterIndex(query: string): number {
  let count = 0;
  for (const letter of document.querySelectorAll<HTMLDetailsElement>('.handbook-index details')) {
    const subjects = [...letter.querySelectorAll('li')];
    for (const subject of subjects) {
      subject.hidden = !contains(subject.textContent, query);
    }
    const matchCount = subjects.filter(({hidden}) => !hidden).length;
    letter.open = query !== '';
    for (const part of [letter, letter.previousElementSibling as HTMLElement]) {
      part.hidden = matchCount === 0;
    }
    count += matchCount;
  }
  return count;
}

/** The field that filters the index of the handbook, which is static HTML. */
export default function IndexFilter(): ReactNode {
  const [{typed, status}, setState] = useState({typed: '', status: ''});
  const onChange = (value: string): void => {
    const query = value.trim();
    const count = filterIndex(query);
    const subjects = `${count} ${count === 1 ? 'subject contains' : 'subjects contain'}`;
    setState({typed: value, status: query && `${subjects} “${query}”.`});
  };
  return (
    <div
      className={`no-print ${styles.filter}`}
      data-needs-script=""
      data-no-markdown=""
      data-search-exclude="">
      <FilterField
        id="index-filter"
        label="Filter subjects"
        placeholder="Filter subjects"
        value={typed}
        onChange={onChange}
      />
      <span role="status">{status}</span>
    </div>
  );
}
