/*
 * Swizzled (wrap, unsafe) from @docusaurus/theme-classic 3.10.2.
 * Why: an error in it must not take down the text; and the theme's list of headings is outside every
 * landmark beside an article.
 */
import type {ComponentProps, ReactNode} from 'react';
import TOC from '@theme-original/TOC';
import Part from '@site/src/components/shared/Part';

export default function TOCWrapper(props: ComponentProps<typeof TOC>): ReactNode {
  return (
    <Part>
      <nav className="page-contents" aria-label="On this page">
        <TOC {...props} />
      </nav>
    </Part>
  );
}
