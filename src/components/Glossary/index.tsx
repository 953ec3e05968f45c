import {type ReactNode, useState} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import FilterField from '../FilterField';
import type {GlossaryTerm} from '../../data/types';
import {letters} from './contents';
import {matches} from './terms';
import styles from './styles.module.css';

const countText = (count: number, query: string): string =>
  count === 0
    ? `No term contains “${query}”. Try another word, or search the whole site.`
    : `${count} ${count === 1 ? 'term contains' : 'terms contain'} “${query}”.`;

/** Every term of the glossary, by letter; each has an anchor of its id. A field filters them. */
export default function Glossary(): ReactNode {
  const [typed, setTyped] = useState('');
  const query = typed.trim();
  const isShown = (term: GlossaryTerm): boolean => matches(term, query);
  const groups = letters.map((group) => ({...group, count: group.terms.filter(isShown).length}));
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  return (
    <>
      <div
        className={`no-print ${styles.filter}`}
        data-needs-script=""
        data-no-markdown=""
        data-search-exclude="">
        <FilterField
          id="glossary-filter"
          label="Filter terms"
          placeholder={`Filter ${count} terms`}
          value={typed}
          onChange={setTyped}
        />
        <span role="status">{query && countText(count, query)}</span>
      </div>
      <nav
        className={`no-print ${styles.letters}`}
        aria-label="Letters"
        data-more=""
        data-no-markdown=""
        data-search-exclude="">
        {groups.map(({letter, anchor, count: terms}) => (
          <a key={letter} href={`#${anchor}`} hidden={terms === 0}>
            {letter}
          </a>
        ))}
      </nav>
      {groups.map(({letter, anchor, terms, count: shown}) => (
        <section key={letter} hidden={shown === 0}>
          <Heading as="h2" id={anchor}>
            {letter}
          </Heading>
          <dl className={styles.terms}>
            {terms.map((entry) => (
              <div key={entry.id} id={entry.id} hidden={!isShown(entry)} data-glossary-term="">
                <dt>
                  <strong>{entry.term}</strong>
                  {entry.expansion && <> ({entry.expansion})</>}
                </dt>
                <dd>
                  {`${entry.definition} `}
                  {entry.page && (
                    <Link
                      to={entry.page}
                      aria-label={`More about ${entry.term}`}
                      data-search-exclude="">
                      More
                    </Link>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
