import type {Plugin} from '@docusaurus/types';
import {siteRedirects, type Redirect} from '../../../redirects';
import {readEnvironment, type Environment} from '../../config/environment';
import {docsIn, docsPlugin, releasesIn} from '../application/content';
import {algoliaSettings, type AlgoliaSettings} from '../../config/search';
import type {Release} from '../../data/types';

/** What the generator tells its plugins about a finished build. */
export type BuiltProps = Parameters<NonNullable<Plugin['postBuild']>>[0];

/** A build that is being finished. */
export interface Build extends Pick<
  BuiltProps,
  'siteDir' | 'outDir' | 'baseUrl' | 'generatedFilesDir' | 'routesPaths'
> {
  /** Origin of the published site. */
  origin: string;
  trailingSlash: boolean | undefined;
  environment: Environment;
  /** Settings of the hosted search, if this build uses one. */
  algolia: AlgoliaSettings | undefined;
  redirects: readonly Redirect[];
  /** All described releases. */
  releases: readonly Release[];
}

/** The generator's description of a build, with what the site's own settings add. */
export function buildOf(props: BuiltProps): Build {
  const {siteDir, outDir, baseUrl, generatedFilesDir, routesPaths, siteConfig} = props;
  const docs = props.plugins.find((plugin) => plugin.name === docsPlugin);
  return {
    ...{siteDir, outDir, baseUrl, generatedFilesDir, routesPaths},
    origin: siteConfig.url,
    trailingSlash: siteConfig.trailingSlash,
    environment: readEnvironment(process.env),
    algolia: algoliaSettings(siteConfig.themeConfig),
    redirects: siteRedirects(siteDir),
    releases: releasesIn(docsIn(docs?.content), baseUrl),
  };
}
