import type {Plugin} from '@docusaurus/types';
import {readEnvironment} from '../../config/environment';
import {algoliaSettings} from '../../config/search';
import {siteRedirects} from '../siteRedirects';
import {docsIn, docsPlugin, releasesIn} from '../application/content';

/** A build that is being finished. */
export type Build = ReturnType<typeof buildOf>;

/** Docusaurus's description of a build, with what the site's own settings add. */
export function buildOf(props: Parameters<NonNullable<Plugin['postBuild']>>[0]) {
  const {siteDir, outDir, baseUrl, generatedFilesDir, routesPaths, siteConfig} = props;
  const docs = props.plugins.find((plugin) => plugin.name === docsPlugin);
  return {
    ...{siteDir, outDir, baseUrl, generatedFilesDir, routesPaths},
    /** Origin of the published site. */
    origin: siteConfig.url,
    trailingSlash: siteConfig.trailingSlash,
    environment: readEnvironment(process.env),
    /** Settings of the hosted search, if this build uses one. */
    algolia: algoliaSettings(siteConfig.themeConfig),
    redirects: siteRedirects(siteDir),
    /** All described releases. */
    releases: releasesIn(docsIn(docs?.content), baseUrl),
  };
}
