/*
 * Swizzled (wrap) from @docusaurus/theme-classic 3.10.2.
 * Why: structured data is for crawlers, which read the built HTML; adding it again in the browser
 * would set an HTML string, which Trusted Types forbid.
 */
import type {ComponentProps, ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import StructuredData from '@theme-original/BlogPostPage/StructuredData';

export default function StructuredDataWrapper(
  props: ComponentProps<typeof StructuredData>,
): ReactNode {
  return ExecutionEnvironment.canUseDOM ? null : <StructuredData {...props} />;
}
