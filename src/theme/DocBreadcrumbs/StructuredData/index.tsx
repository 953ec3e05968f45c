/*
 * Swizzled (replaced, unsafe) from @docusaurus/theme-classic 3.10.2.
 * Why: upstream names the sidebar's items only, neither the start page nor the product. And
 * structured data is for crawlers, which read the built HTML.
 */
import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import {breadcrumbStructuredData} from '@site/src/components/breadcrumbs';

export default function StructuredData({breadcrumbs}: Props): ReactNode {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  const baseUrl = useBaseUrl('/');
  if (ExecutionEnvironment.canUseDOM) {
    return null;
  }
  const data = breadcrumbStructuredData(breadcrumbs, {
    name: siteConfig.title,
    origin: siteConfig.url,
    baseUrl,
    path: pathname,
    trailingSlash: siteConfig.trailingSlash === true,
  });
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
    </Head>
  );
}
