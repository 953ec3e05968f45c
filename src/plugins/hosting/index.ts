import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {Redirect} from '../../../redirects';
import type {AfterBuild} from '../../after-build/site';
import {siteHeaders} from '../../config/headers';
import {connectSources, type Services} from './connect';
import {readNeeds} from './needs';
import {headersFile, redirectsFile} from './netlify';
import {nginxBrotliFile, nginxFile} from './nginx';
import {hostedRedirects} from './site';
import {vercelFile} from './vercel';

/** What the step needs besides the build itself. */
export interface HostingOptions extends Services {
  redirects: readonly Redirect[];
}

/**
 * After-build step that writes what hosts need to know: redirects, headers and caching, for each
 * kind of host from the same data. Comes after every step that writes pages or scripts.
 */
export default function hosting(options: HostingOptions): AfterBuild {
  return {
    name: 'hosting',
    async postBuild({outDir, baseUrl, routesPaths, siteConfig}) {
      const needs = await readNeeds(outDir, connectSources(options));
      const {trailingSlash} = siteConfig;
      const site = {
        baseUrl,
        headers: siteHeaders(needs),
        redirects: hostedRedirects(options.redirects, routesPaths, {baseUrl, trailingSlash}),
      };
      await mkdir(path.join(outDir, 'hosting'), {recursive: true});
      const files: Record<string, string> = {
        _redirects: redirectsFile(site),
        _headers: headersFile(site),
        'vercel.json': vercelFile(site, trailingSlash ?? false),
        'hosting/nginx.conf': nginxFile(site),
        'hosting/nginx-brotli.conf': nginxBrotliFile,
      };
      for (const [name, text] of Object.entries(files)) {
        await writeFile(path.join(outDir, name), text);
      }
      logger.info(
        `Hosting: ${site.redirects.length} redirects; inline scripts: ${needs.scriptHashes.length}; Trusted Types: ${needs.trustedTypes.join(', ')}.`,
      );
    },
  };
}
