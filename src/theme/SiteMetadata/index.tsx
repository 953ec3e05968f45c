/*
 * Swizzled (wrap, safe) from @docusaurus/theme-classic 3.10.2.
 * Why: every page names the picture that the build draws for links to it, and its section, whose
 * accent it has. The classes that Docusaurus gives to the document come and go during hydration.
 */
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SiteMetadata from '@theme-original/SiteMetadata';
import {linkImageOf, linkImages} from '@site/src/config/linkImages';
import {sectionOf} from '@site/src/config/products';

export default function SiteMetadataWrapper(): ReactNode {
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  const page = useLocation().pathname.slice(baseUrl.length - 1);
  const address = url + baseUrl + linkImageOf(page);
  return (
    <>
      <Head>
        <html data-section={sectionOf(page)?.id} />
        <meta property="og:image" content={address} />
        <meta property="og:image:alt" content="A card with the title of this page" />
        <meta property="og:image:width" content={String(linkImages.width)} />
        <meta property="og:image:height" content={String(linkImages.height)} />
        <meta name="twitter:image" content={address} />
      </Head>
      <SiteMetadata />
    </>
  );
}
