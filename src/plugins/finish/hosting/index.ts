import logger from '@docusaurus/logger';
import {siteHeaders} from '../../../config/headers';
import type {BuiltSite} from '../html/readBuild';
import type {Build} from '../build';
import {writeBuilt} from '../writeBuilt';
import {connectSources, readNeeds} from './needs';
import {headersFile, redirectsFile} from './netlify';
import {nginxFile} from './nginx';
import {hostedRedirects, pagesWithHeaders} from './site';
import {vercelFile} from './vercel';

/**
 * Writes redirects, headers and caching rules for each kind of host from the same data. Must run after every
 * step that writes pages or scripts.
 *
 * @param styleHashes - CSP sources of the styles that are inlined in pages
 */
export async function writeHosting(
  build: Build,
  {pages}: BuiltSite,
  styleHashes: readonly string[],
): Promise<void> {
  const {outDir, origin, baseUrl, routesPaths, trailingSlash, environment, algolia} = build;
  const {requestEndpoint} = environment;
  const needs = readNeeds(pages, connectSources({algoliaAppId: algolia?.appId, requestEndpoint}));
  const site = {
    baseUrl,
    headers: siteHeaders({...needs, styleHashes}),
    pages: pagesWithHeaders(baseUrl, routesPaths),
    redirects: hostedRedirects(build.redirects, routesPaths, {baseUrl, trailingSlash}),
  };
  const files: Record<string, string> = {
    _redirects: redirectsFile(site),
    _headers: headersFile(site),
    'vercel.json': vercelFile(site, trailingSlash),
    'hosting/nginx.conf': nginxFile(site),
    'robots.txt': `User-agent: *\nAllow: /\nDisallow: ${baseUrl}offline-pages/\n\nSitemap: ${origin}${baseUrl}sitemap.xml\n`,
  };
  for (const [name, text] of Object.entries(files)) {
    await writeBuilt(outDir, name, text);
  }
  logger.info(
    `Hosting: ${site.redirects.length} redirects; inline scripts: ${needs.scriptHashes.length}.`,
  );
}
