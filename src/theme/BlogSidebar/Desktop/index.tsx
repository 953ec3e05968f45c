/*
 * Swizzled (wrap, unsafe) from @docusaurus/theme-classic 3.10.2.
 * Why: small screens hide it, so it is not brought to life there; on wide ones it is in a task of
 * its own.
 */
import BlogSidebarDesktop from '@theme-original/BlogSidebar/Desktop';
import {later} from '@site/src/client/hydration/Later';
import {onlyWide} from '@site/src/client/hydration/onlyWide';

export default onlyWide(later(BlogSidebarDesktop));
