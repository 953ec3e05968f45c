/*
 * Swizzled (wrap, unsafe) from @docusaurus/theme-classic 3.10.2.
 * Why: the open menu is a modal window with a name, so that the page behind it is out of reach, and
 * keeps the focus when it changes panels. It is rendered when it is opened for the first time, because
 * it holds as much as the page.
 */
import {useEffect, useRef, useState, type ReactNode} from 'react';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import Part from '@site/src/components/shared/Part';
import {useFocusInPanel} from '@site/src/components/shared/useFocusInPanel';
import styles from './styles.module.css';

function Menu(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const dialog = useRef<HTMLDialogElement>(null);
  const panels = useNavbarSecondaryMenu();
  const [wasShown, setWasShown] = useState(false);
  if (shown && !wasShown) {
    setWasShown(true);
  }
  useEffect(() => {
    const element = dialog.current;
    if (shown) {
      element?.showModal();
    }
    return () => element?.close();
  }, [shown]);
  useFocusInPanel(dialog, '.navbar-sidebar__item:not([inert])', panels.shown);
  return (
    <dialog
      ref={dialog}
      id="mobile-menu"
      className={styles.menu}
      aria-label="Menu"
      // The event comes later than the menu closes: it may have been opened again by then.
      onClose={({currentTarget}) => shown && !currentTarget.open && toggle()}
      onClick={({target, currentTarget}) => target === currentTarget && toggle()}>
      {wasShown && <MobileSidebar />}
    </dialog>
  );
}

export default function MobileSidebarWrapper(): ReactNode {
  return (
    <Part>
      <Menu />
    </Part>
  );
}
