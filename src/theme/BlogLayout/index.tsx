/*
 * Swizzled (eject, unsafe) from @docusaurus/theme-classic 3.10.2.
 * Why: the list of contents stands in a landmark, and a page without a menu begins where the others do.
 */
/**
 * Copyright (c) Facebook, Inc. and its affiliates.
 *
 * This source code is licensed under the MIT license found in the
 * LICENSE file in the root directory of this source tree.
 */

import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Layout from '@theme/Layout';
import BlogSidebar from '@theme/BlogSidebar';

import type {Props} from '@theme/BlogLayout';

export default function BlogLayout(props: Props): ReactNode {
  const {sidebar, toc, children, ...layoutProps} = props;
  const hasSidebar = sidebar && sidebar.items.length > 0;

  return (
    <Layout {...layoutProps}>
      <div className="container margin-vert--lg">
        <div className="row">
          <BlogSidebar sidebar={sidebar} />
          <main
            className={clsx('col', {
              'col--7': hasSidebar,
              // BEGIN EDIT: upstream moves it away from the edge that all pages begin at.
              'col--12': !hasSidebar,
              // END EDIT
            })}>
            {children}
          </main>
          {/* BEGIN EDIT: upstream leaves the contents outside every landmark. */}
          {toc && <aside className="col col--2" aria-label="On this page">{toc}</aside>}
          {/* END EDIT */}
        </div>
      </div>
    </Layout>
  );
}
