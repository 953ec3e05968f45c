/*
 * Swizzled (replaced, unsafe) from @docusaurus/theme-classic 3.10.2.
 * Why: the line below the title names the author, who is the same one on every article.
 */
import type {ReactNode} from 'react';

export default function BlogPostItemHeaderAuthors(): ReactNode {
  return null;
}
