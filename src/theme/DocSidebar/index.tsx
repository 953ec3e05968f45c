/*
 * Swizzled (wrap, unsafe) from @docusaurus/theme-classic 3.10.2.
 * Why: an error in the sidebar must not take down the text; and without JavaScript all pages are listed,
 * including those of collapsed categories.
 */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import type {Props} from '@theme/DocSidebar';
import DocSidebar from '@theme-original/DocSidebar';
import Part from '@site/src/components/shared/Part';

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

export default function DocSidebarWrapper(props: Props): ReactNode {
  return (
    <>
      <Part>
        <DocSidebar {...props} />
      </Part>
      {/* Collapsed categories are not rendered, and only a script expands them. */}
      <noscript>
        <nav className="menu" aria-label="Pages of this section">
          <Pages items={props.sidebar} />
        </nav>
      </noscript>
    </>
  );
}
