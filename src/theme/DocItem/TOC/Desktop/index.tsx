/*
 * Swizzled (wrap, unsafe) from @docusaurus/theme-classic 3.10.2.
 * Why: small screens hide it, so it is not brought to life there.
 */
import TOCDesktop from '@theme-original/DocItem/TOC/Desktop';
import {onlyWide} from '@site/src/client/hydration/onlyWide';

export default onlyWide(TOCDesktop);
