/*
 * Swizzled (eject, unsafe) from @docusaurus/theme-classic 3.10.2.
 * Why: the cards of the previous and the next page carry the page's description.
 */
/**
 * Copyright (c) Facebook, Inc. and its affiliates.
 *
 * This source code is licensed under the MIT license found in the
 * LICENSE file in the root directory of this source tree.
 */

import React, {type ReactNode} from 'react';
// BEGIN EDIT
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {withDescription} from '@site/src/content/withDescription';
// END EDIT
import DocPaginator from '@theme/DocPaginator';

/**
 * This extra component is needed, because <DocPaginator> should remain generic.
 * DocPaginator is used in non-docs contexts too: generated-index pages...
 */
export default function DocItemPaginator(): ReactNode {
  const {metadata} = useDoc();
  // BEGIN EDIT
  const {docs} = useDocsVersion();
  // END EDIT
  return (
    <DocPaginator
      className="docusaurus-mt-lg"
      // BEGIN EDIT
      previous={withDescription(metadata.previous, docs)}
      next={withDescription(metadata.next, docs)}
      // END EDIT
    />
  );
}
