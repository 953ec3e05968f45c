/*
 * Swizzled (eject, safe) from @docusaurus/theme-classic.
 * Why: only the kinds of items that this site's navbar has are bundled.
 */
/**
 * Copyright (c) Facebook, Inc. and its affiliates.
 *
 * This source code is licensed under the MIT license found in the
 * LICENSE file in the root directory of this source tree.
 */

import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
// BEGIN EDIT: without the seven other kinds
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
// END EDIT

import type {ComponentTypesObject} from '@theme/NavbarItem/ComponentTypes';

// BEGIN EDIT: the type of the original requires all nine
const ComponentTypes: Pick<ComponentTypesObject, 'default' | 'dropdown'> = {
// END EDIT
  default: DefaultNavbarItem,
  dropdown: DropdownNavbarItem,
};

export default ComponentTypes;
