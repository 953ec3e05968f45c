/*
 * Swizzled (wrap, unsafe) from @docusaurus/theme-classic.
 * Why: every page can be copied or opened as Markdown, and a problem with it can be reported.
 */
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Footer from '@theme-original/DocItem/Footer';
import {getSection} from '@site/src/config/products';
import PageActions from '@site/src/components/PageActions';
import Part from '@site/src/components/shared/Part';

export default function FooterWrapper(): ReactNode {
  const {metadata} = useDoc();
  return (
    <>
      <Footer />
      <Part>
        <PageActions
          title={metadata.title}
          permalink={metadata.permalink}
          section={getSection(`/${metadata.id}`)?.name}
        />
      </Part>
    </>
  );
}
