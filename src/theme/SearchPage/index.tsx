/*
 * Swizzled (replaced, unsafe) from @docusaurus/theme-search-algolia.
 * Why: the theme's page searches Algolia only, without a maximum length of the query and without a message
 * when the service fails. This one uses the search client of the build, as the modal does.
 */
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import SearchPage from '@site/src/search/page/SearchPage';
import Part from '@site/src/components/shared/Part';

export default function SearchPageOfTheme(): ReactNode {
  return (
    <Layout
      title="Search"
      description="Search all documentation, release notes and articles about Videosync, Beam and the free Sync Tools.">
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="container container--fluid margin-vert--lg search-page">
        <h1>Search</h1>
        <Part
          otherwise={
            <p>
              The search couldn’t be loaded. <a href="">Load it again</a>
            </p>
          }>
          <SearchPage />
        </Part>
        <p className="without-script" data-search-exclude="" data-no-markdown="">
          Searching needs JavaScript and a browser from 2023 or later. The menu at the top leads to
          all pages without it.
        </p>
      </main>
    </Layout>
  );
}
