/*
 * Swizzled (wrap, unsafe) from @docusaurus/theme-classic.
 * Why: an error in the sidebar must not take down the text; and without JavaScript all pages are listed,
 * including those of collapsed categories, on the first page of each section.
 */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import type {Props} from '@theme/DocSidebar';
import DocSidebar from '@theme-original/DocSidebar';
import Part from '@site/src/components/shared/Part';
import {getSection} from '@site/src/config/products';

function Pages({items}: {items: Readonly<PropSidebar>}): ReactNode {
  return (
    <ul className="menu__list">
      {items.map((item) =>
        item.type === 'html' ? null : (
          <li key={item.label} className="menu__list-item">
            <Link className="menu__link" to={item.href}>
              {item.label}
            </Link>
            {item.type === 'category' && <Pages items={item.items} />}
          </li>
        ),
      )}
    </ul>
  );
}

/** Anchor of the list of all pages on the first page of a section. */
const listId = 'all-pages';

export default function DocSidebarWrapper(props: Props): ReactNode {
  const base = useBaseUrl('/');
  const address = props.path.slice(base.length - 1);
  const section = getSection(address);
  const first = `/${section?.id}/introduction`;
  const isFirst = address.replace(/\/$/, '') === first;
  return (
    <>
      <Part>
        <DocSidebar {...props} />
      </Part>
      {/* Collapsed categories are not rendered, and only a script expands them. Listed once in each section,
          since a list on every page would grow with the number of pages. */}
      <noscript>
        <nav className="menu" id={listId} aria-label="Pages of this section">
          {isFirst ? (
            <Pages items={props.sidebar} />
          ) : (
            <Link className="menu__link" to={`${first}#${listId}`}>
              All pages of {section?.name}
            </Link>
          )}
        </nav>
      </noscript>
    </>
  );
}
