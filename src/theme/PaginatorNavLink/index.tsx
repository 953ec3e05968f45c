/*
 * Swizzled (eject, safe) from @docusaurus/theme-classic 3.10.2.
 * Why: the cards of the previous and the next page carry the page's description.
 */
/**
 * Copyright (c) Facebook, Inc. and its affiliates.
 *
 * This source code is licensed under the MIT license found in the
 * LICENSE file in the root directory of this source tree.
 */

import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/PaginatorNavLink';

// BEGIN EDIT
type PropsWithDescription = Props & {description?: string | undefined};

export default function PaginatorNavLink(props: PropsWithDescription): ReactNode {
  const {permalink, title, subLabel, isNext, description} = props;
  // END EDIT
  return (
    <Link
      className={clsx(
        'pagination-nav__link',
        isNext ? 'pagination-nav__link--next' : 'pagination-nav__link--prev',
      )}
      to={permalink}>
      {subLabel && <div className="pagination-nav__sublabel">{subLabel}</div>}
      <div className="pagination-nav__label">{title}</div>
      {/* BEGIN EDIT */}
      {description && <div className="pagination-nav__description">{description}</div>}
      {/* END EDIT */}
    </Link>
  );
}
