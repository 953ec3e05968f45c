/*
 * Swizzled (wrap, unsafe) from @docusaurus/theme-classic 3.10.2.
 * Why: every page can be copied as Markdown, and a problem with it can be reported.
 */
import type {ReactNode} from 'react';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Footer from '@theme-original/DocItem/Footer';
import {sectionOf} from '@site/src/config/products';
import PageActions from '@site/src/content/PageActions';
import Part from '@site/src/shared/Part';

export default function FooterWrapper(): ReactNode {
  const {metadata} = useDoc();
  const {label} = useDocsVersion();
  return (
    <>
      <Footer />
      <Part>
        <PageActions
          title={metadata.title}
          permalink={metadata.permalink}
          section={sectionOf(`/${metadata.id}`)?.name ?? 'Documentation'}
          version={label}
        />
      </Part>
    </>
  );
}
