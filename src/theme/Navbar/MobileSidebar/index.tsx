/*
 * Swizzled (wrap, unsafe) from @docusaurus/theme-classic 3.10.2.
 * Why: the open menu keeps the focus inside, also when it changes panels, and closes on Escape. While
 * it is closed it is rendered when the browser has time.
 */
import {useRef, type ReactNode} from 'react';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import {inOwnTask} from '@site/src/client/hydration/inOwnTask';
import {useContainedFocus, useFocusInPanel} from '@site/src/client/useContainedFocus';

const LazyMobileSidebar = inOwnTask(MobileSidebar);

export default function MobileSidebarWrapper(): ReactNode {
  const menu = useNavbarMobileSidebar();
  const container = useRef<HTMLDivElement>(null);
  const panels = useNavbarSecondaryMenu();
  useContainedFocus(container, menu.shown, menu.toggle);
  useFocusInPanel(container, '.navbar-sidebar__item:not([inert])', panels.shown);
  return (
    <div ref={container} id="mobile-menu">
      <LazyMobileSidebar />
    </div>
  );
}
