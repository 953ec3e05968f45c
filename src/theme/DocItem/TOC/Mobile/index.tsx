/*
 * Swizzled (replaced, unsafe) from @docusaurus/theme-classic.
 * Why: on small screens the bar at the bottom has the table of contents, so it isn't above the text.
 */
import type {ReactNode} from 'react';

export default function DocItemTOCMobile(): ReactNode {
  return null;
}
