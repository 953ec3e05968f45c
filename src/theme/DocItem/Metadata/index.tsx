/*
 * Swizzled (wrap, unsafe) from @docusaurus/theme-classic.
 * Why: links to the page as Markdown and to the feed of releases, whether the page has a table of contents (for
 * `PhoneBar`), and structured data. Structured data is for crawlers, so only the built HTML has it.
 */
import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Metadata from '@theme-original/DocItem/Metadata';
import {feedFiles} from '@site/src/config/feeds';
import {titleWithProduct} from '@site/src/components/pageTitle';
import {pageStructuredData} from '@site/src/components/structuredData';

export default function MetadataWrapper(): ReactNode {
  const {metadata, toc} = useDoc();
  const {siteConfig} = useDocusaurusContext();
  const base = useBaseUrl('/');
  const {title, description, permalink} = metadata;
  const lastUpdated = metadata.lastUpdatedAt ?? undefined;
  const url = siteConfig.url + permalink;
  const address = `/${permalink.slice(base.length).replace(/\/$/, '')}`;
  const page = {title, description, address, url, lastUpdated};
  return (
    <>
      <Metadata />
      <PageMetadata title={titleWithProduct(title, address)} />
      <Head>
        <html data-contents={toc.length > 0 || undefined} />
        <link rel="alternate" type="text/markdown" href={`${permalink.replace(/\/$/, '')}.md`} />
        {address.startsWith('/release-notes/') && (
          <link
            rel="alternate"
            type="application/atom+xml"
            href={base + feedFiles.releases.atom}
            title="Showsync releases"
          />
        )}
        {!ExecutionEnvironment.canUseDOM && (
          <script type="application/ld+json">
            {JSON.stringify(pageStructuredData(page, siteConfig.url + base)).replaceAll(
              '<',
              '\\u003c',
            )}
          </script>
        )}
      </Head>
    </>
  );
}
