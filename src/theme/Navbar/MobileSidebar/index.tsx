/*
 * Swizzled (wrap, unsafe) from @docusaurus/theme-classic 3.10.2.
 * Why: the open menu keeps the focus inside, also when it changes panels, and closes on Escape. It is
 * rendered when it is opened for the first time, because it holds as much as the page.
 */
import {useRef, useState, type ReactNode} from 'react';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import Part from '@site/src/shared/Part';
import {useContainedFocus, useFocusInPanel} from '@site/src/shared/useContainedFocus';

function Menu(): ReactNode {
  const menu = useNavbarMobileSidebar();
  const container = useRef<HTMLDivElement>(null);
  const panels = useNavbarSecondaryMenu();
  const [wasShown, setWasShown] = useState(false);
  if (menu.shown && !wasShown) {
    setWasShown(true);
  }
  useContainedFocus(container, menu.shown, menu.toggle);
  useFocusInPanel(container, '.navbar-sidebar__item:not([inert])', panels.shown);
  return (
    <div ref={container} id="mobile-menu">
      {wasShown && <MobileSidebar />}
    </div>
  );
}

export default function MobileSidebarWrapper(): ReactNode {
  return (
    <Part>
      <Menu />
    </Part>
  );
}
