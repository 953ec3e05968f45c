/*
 * Swizzled (wrap, unsafe) from @docusaurus/theme-classic 3.10.2.
 * Why: an error in it must not take the text away that someone is reading; without script, all pages
 * are listed, also those of categories that nothing could unfold; and on a phone hydration does not wait for
 * the menu's list.
 */
import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useWindowSize} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
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

/**
 * Whether the pages are to be listed now. On a phone they are in the menu, and are given to it in a task after
 * hydration, because upstream sorts their properties by language: 47 ms at a quarter of a computer's speed.
 */
function useIsListed(): boolean {
  const isPhone = useWindowSize() === 'mobile';
  const {shown} = useNavbarMobileSidebar();
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsHydrated(true));
    return () => clearTimeout(timer);
  }, []);
  return !isPhone || shown || isHydrated;
}

export default function DocSidebarWrapper(props: Props): ReactNode {
  const isListed = useIsListed();
  return (
    <>
      <Part>{isListed && <DocSidebar {...props} />}</Part>
      {/* A script unfolds categories, and what is folded is not in the page. */}
      <noscript>
        <nav className="menu" aria-label="Pages of this section">
          <Pages items={props.sidebar} />
        </nav>
      </noscript>
    </>
  );
}
