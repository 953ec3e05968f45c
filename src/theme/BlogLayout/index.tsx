/*
 * Swizzled (eject, unsafe) from @docusaurus/theme-classic 3.10.2.
 * Why: the list of contents stands in a landmark; the list of all articles has a heading, and no second list of
 * the same articles beside it.
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
// BEGIN EDIT
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import '@site/src/css/articles.css';
// END EDIT

export default function BlogLayout(props: Props): ReactNode {
  const {sidebar, toc, children, ...layoutProps} = props;
  // BEGIN EDIT
  const isList = useLocation().pathname.replace(/\/$/, '') === useBaseUrl('/blog');
  const hasSidebar = !isList && sidebar && sidebar.items.length > 0;
  // END EDIT

  return (
    <Layout {...layoutProps}>
      <div className="container margin-vert--lg">
        <div className="row">
          {/* BEGIN EDIT */}
          {!isList && <BlogSidebar sidebar={sidebar} />}
          {/* END EDIT */}
          <main
            className={clsx('col', {
              'col--7': hasSidebar,
              // BEGIN EDIT: upstream moves it away from the edge that all pages begin at.
              'col--12': !hasSidebar,
              // END EDIT
            })}>
            {/* BEGIN EDIT: upstream's list has no heading. */}
            {isList && <h1>Articles</h1>}
            {/* END EDIT */}
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
