/*
 * Swizzled (replaced, unsafe) from @docusaurus/theme-classic 3.10.2.
 * Why: there is one version of the documentation; a page can be copied beside its title instead.
 */
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import CopyPage from '@site/src/components/PageActions/CopyPage';

export default function DocVersionBadge(): ReactNode {
  return <CopyPage permalink={useDoc().metadata.permalink} />;
}
