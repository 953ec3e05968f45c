/*
 * Swizzled (wrap, unsafe) from @docusaurus/theme-classic.
 * Why: the open menu is a modal dialog with a name, so the page behind it is inert, and the focus stays in
 * it when its panel changes. React renders it while the browser is idle, because it is as large as a page.
 */
import {Activity, type ReactNode, useEffect, useRef} from 'react';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import Part from '@site/src/components/shared/Part';
import {useFocusInPanel} from '@site/src/components/shared/useFocusInPanel';
import styles from './styles.module.css';

function Menu(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const dialog = useRef<HTMLDialogElement>(null);
  const panels = useNavbarSecondaryMenu();
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
      // The event follows the closing, so the menu may be open again.
      onClose={({currentTarget}) => shown && !currentTarget.open && toggle()}
      onClick={({target, currentTarget}) => target === currentTarget && toggle()}>
      <Activity mode={shown ? 'visible' : 'hidden'}>
        <MobileSidebar />
      </Activity>
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
