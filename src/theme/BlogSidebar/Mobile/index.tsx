/*
 * Swizzled (wrap, unsafe) from @docusaurus/theme-classic 3.10.2.
 * Why: a part of the closed menu, which is rendered when the browser has time or the menu is opened.
 */
import BlogSidebarMobile from '@theme-original/BlogSidebar/Mobile';
import {inOwnTask} from '@site/src/client/hydration/inOwnTask';

export default inOwnTask(BlogSidebarMobile);
