import {caching, type Headers} from '../../../config/headers';
import type {HostedSite} from './site';

/** Escapes an address for Vercel's `source` patterns. */
function pattern(address: string): string {
  return encodeURI(address).replace(/[()[\]{}:*+?.^$|\\]/g, '\\$&');
}

const pairs = (headers: Headers) => Object.entries(headers).map(([key, value]) => ({key, value}));

/** `vercel.json`. Vercel keeps the query when it redirects, and makes browsers revalidate by default. */
export function vercelFile(site: HostedSite, trailingSlash: boolean): string {
  const {baseUrl, headers, redirects, pages} = site;
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    // Below a folder, the home page keeps its slash: `/docs` is outside the scope of the offline worker.
    ...((baseUrl === '/' || trailingSlash) && {trailingSlash}),
    redirects: redirects.map(({from, to}) => ({
      source: pattern(from),
      destination: to,
      statusCode: 301,
    })),
    headers: [
      {source: `${baseUrl}(.*)`, headers: pairs(headers)},
      ...pages.map((page) => ({
        source: `${pattern(page.address)}/:end(.*)?`,
        headers: pairs(page.headers),
      })),
      {
        source: `${baseUrl}${caching.immutable.folder}(.*)`,
        headers: pairs({'Cache-Control': caching.immutable.value}),
      },
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
