/*
 * Swizzled (eject, safe) from @docusaurus/theme-classic 3.10.2.
 * Why: only the kinds of entries that this site's bar has are part of the bundle.
 */
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';

const ComponentTypes = {
  default: DefaultNavbarItem,
  dropdown: DropdownNavbarItem,
};

export default ComponentTypes;
