/*
 * Swizzled (wrap, unsafe) from @docusaurus/theme-classic 3.10.2.
 * Why: every article can be copied as Markdown, and a problem with it can be reported.
 */
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Footer from '@theme-original/BlogPostItem/Footer';
import PageActions from '@site/src/components/PageActions';
import Part from '@site/src/components/shared/Part';

export default function FooterWrapper(): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  return (
    <>
      <Footer />
      {isBlogPostPage && (
        <Part>
          <PageActions title={metadata.title} permalink={metadata.permalink} section="Articles" />
        </Part>
      )}
    </>
  );
}
