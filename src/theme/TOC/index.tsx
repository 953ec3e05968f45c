/*
 * Swizzled (wrap, unsafe) from @docusaurus/theme-classic 3.10.2.
 * Why: a part of the page that is brought to life in a task of its own.
 */
import TOC from '@theme-original/TOC';
import {later} from '@site/src/client/hydration/Later';

export default later(TOC);
