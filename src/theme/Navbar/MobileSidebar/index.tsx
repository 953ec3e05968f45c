/*
 * Swizzled (wrap, unsafe) from @docusaurus/theme-classic 3.10.2.
 * Why: the open menu keeps the focus inside, also when it changes panels, and closes on Escape.
 */
import {useRef, type ReactNode} from 'react';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import {useContainedFocus, useFocusInPanel} from '@site/src/client/useContainedFocus';

export default function MobileSidebarWrapper(): ReactNode {
  const menu = useNavbarMobileSidebar();
  const container = useRef<HTMLDivElement>(null);
  const panels = useNavbarSecondaryMenu();
  useContainedFocus(container, menu.shown, menu.toggle);
  useFocusInPanel(container, '.navbar-sidebar__item:not([inert])', panels.shown);
  return (
    <div ref={container} id="mobile-menu">
      <MobileSidebar />
    </div>
  );
}
