import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {sections} from '../../config/products';
import styles from './styles.module.css';

/**
 * Header of the sidebar: the section's name, which opens the list of all sections. A native disclosure, so that it
 * works without JavaScript.
 *
 * @param current - id of the section whose pages the menu lists
 */
export default function SectionSwitcher({current}: {current: string}): ReactNode {
  const {name} = sections.find(({id}) => id === current) ?? sections[0];
  return (
    <details className={styles.switcher} data-no-markdown="" data-search-exclude="">
      <summary className={styles.name}>
        {name} <span className="visually-hidden">(choose a section)</span>
      </summary>
      <ul className={styles.list}>
        {sections.map((section) => (
          <li key={section.id} className={`accent-${section.id}`}>
            <Link
              className={styles.link}
              to={`/${section.id}/introduction`}
              aria-current={section.id === current ? 'true' : undefined}>
              {section.name}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
