/*
 * Swizzled (wrap, unsafe) from @docusaurus/theme-classic.
 * Why: an error in it must not take down the text; the theme's list of headings is outside every
 * landmark beside an article; and docs have their terms and calculators below it.
 */
import type {ComponentProps, ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import TOC from '@theme-original/TOC';
import RelatedParts from '@site/src/components/RelatedParts';
import Part from '@site/src/components/shared/Part';

export default function TOCWrapper(props: ComponentProps<typeof TOC>): ReactNode {
  const {className} = props as {className?: string};
  const isDoc = className === ThemeClassNames.docs.docTocDesktop;
  const contents = (
    <nav className="page-contents" aria-label="On this page">
      <TOC {...props} />
    </nav>
  );
  return <Part>{isDoc ? <RelatedParts>{contents}</RelatedParts> : contents}</Part>;
}
