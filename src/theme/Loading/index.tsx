/*
 * Swizzled (replaced, safe) from @docusaurus/core 3.10.2.
 * Why: upstream brings inline styles, which the content security policy forbids.
 */
import type {ReactNode} from 'react';

/**
 * Nothing while the code of a page is on its way, which the progress bar shows. A page is shown only
 * when its code is there, so what could not be loaded never gets here.
 */
export default function Loading(): ReactNode {
  return null;
}
