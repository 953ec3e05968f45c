/*
 * Swizzled (replaced, unsafe) from @docusaurus/theme-classic.
 * Why: every page has its own link image, and the attribute `data-section` that its accent depends on.
 * With one locale, alternate links are useless; and the theme's class for keyboard focus would change the
 * body during hydration.
 */
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {PageMetadata, useThemeConfig} from '@docusaurus/theme-common';
import {DEFAULT_SEARCH_TAG} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import SearchMetadata from '@theme/SearchMetadata';
import {getLinkImage, linkImages} from '@site/src/config/linkImages';
import {getSection} from '@site/src/config/products';

/** Descriptions of pages that the theme renders without one, by address. */
const descriptions: Readonly<Record<string, string>> = {
  '/blog/authors': 'Who writes the articles on this site.',
  '/blog/authors/showsync': 'Articles by the makers of Videosync and Beam.',
  '/blog/tags': 'Articles by product: Videosync, Beam for Live, Beam for Max and the Sync Tools.',
};

export default function SiteMetadata(): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {url, baseUrl, trailingSlash} = siteConfig;
  const {metadata} = useThemeConfig();
  const {pathname} = useLocation();
  const page = pathname.slice(baseUrl.length - 1);
  const address = url + applyTrailingSlash(pathname, {trailingSlash, baseUrl});
  const image = url + baseUrl + getLinkImage(page);
  const description = descriptions[page.replace(/\/$/, '')];
  return (
    <>
      {description && <PageMetadata description={description} />}
      <Head>
        <html data-section={getSection(page)?.id} />
        <meta property="og:url" content={address} />
        <meta property="og:locale" content={i18n.currentLocale} />
        <meta property="og:image" content={image} />
        <meta property="og:image:alt" content="A card with the title of this page" />
        <meta property="og:image:width" content={String(linkImages.width)} />
        <meta property="og:image:height" content={String(linkImages.height)} />
        <meta name="twitter:card" content="summary_large_image" />
        <meta name="twitter:image" content={image} />
        <link rel="canonical" href={address} />
      </Head>
      <SearchMetadata tag={DEFAULT_SEARCH_TAG} locale={i18n.currentLocale} />
      <Head>
        {metadata.map((one) => (
          <meta key={one.name ?? one.property} {...one} />
        ))}
      </Head>
    </>
  );
}
