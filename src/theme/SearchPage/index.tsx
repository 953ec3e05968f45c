/*
 * Swizzled (replaced, unsafe) from @docusaurus/theme-search-algolia 3.10.2.
 * Why: upstream asks the hosted service itself, fifteen hits at a time, without a limit of letters and
 * without an answer when the service fails; this page asks the provider of the build, as the window
 * does. Everything on it depends on the address, so it is made in the browser.
 */
import {lazy, Suspense, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';

const SearchPage = lazy(() => import('@site/src/search/page/SearchPage'));

export default function SearchPageOfTheme(): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <Layout
      title="Search"
      description="Search all documentation, release notes and articles about Videosync, Beam and the free Sync Tools.">
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="container container--fluid margin-vert--lg">
        <h1>Search</h1>
        <p className="without-script" data-search-exclude="" data-no-markdown="">
          Searching needs JavaScript and a browser from 2023 or later. The menu at the top leads to
          all pages without it.
        </p>
        {isBrowser && (
          <Suspense fallback={<p role="status">Loading the search …</p>}>
            <SearchPage />
          </Suspense>
        )}
      </main>
    </Layout>
  );
}
