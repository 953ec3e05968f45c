/*
 * Swizzled (replaced, unsafe) from @docusaurus/theme-classic 3.10.2.
 * Why: the same three values stood in every page twice, and nothing reads the version.
 */
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import type {Props} from '@theme/SearchMetadata';

export default function SearchMetadata({locale, tag}: Props): ReactNode {
  return (
    <Head>
      {locale && <meta name="docsearch:language" content={locale} />}
      {tag && <meta name="docsearch:docusaurus_tag" content={tag} />}
    </Head>
  );
}
