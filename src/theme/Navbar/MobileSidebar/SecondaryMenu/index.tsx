/*
 * Swizzled (wrap, unsafe) from @docusaurus/theme-classic.
 * Why: the menu starts with the section's name, which opens the list of sections, as in the sidebar.
 */
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import SecondaryMenu from '@theme-original/Navbar/MobileSidebar/SecondaryMenu';
import {getSection} from '@site/src/config/products';
import SectionSwitcher from '@site/src/components/SectionSwitcher';

export default function SecondaryMenuWrapper(): ReactNode {
  const base = useBaseUrl('/');
  const section = getSection(useLocation().pathname.slice(base.length - 1));
  return (
    <>
      {section && <SectionSwitcher key={section.id} current={section.id} />}
      <SecondaryMenu />
    </>
  );
}
