/*
 * Swizzled (replaced, unsafe) from @docusaurus/theme-classic 3.10.2.
 * Why: there is one version of the documentation.
 */
import type {ReactNode} from 'react';

export default function DocVersionBanner(): ReactNode {
  return null;
}
