import {caching} from '../../../config/headers';
import type {HostedSite} from './site';

/**
 * `_redirects` for Netlify and Cloudflare Pages.
 *
 * Netlify serves a file that exists before it looks at a plain rule, and there is a forwarding page
 * at each old address for hosts that cannot redirect; so its rule is forced (`301!`). Cloudflare
 * always redirects, does not know the forced form, and skips it with a notice. Both keep the query.
 */
export function redirectsFile({redirects}: HostedSite): string {
  const lines = redirects.flatMap(({from, to}) => {
    const source = encodeURI(from);
    return [
      `${source} ${to} 301!`,
      `${source} ${to} 301`,
      // Netlify takes both forms of an address for one; Cloudflare does not.
      `${source}/ ${to} 301`,
    ];
  });
  return [
    '# Written by the build from redirects.ts. Lines with 301! are for Netlify, those without for',
    '# Cloudflare Pages, which ignores the others.',
    ...lines,
    '',
  ].join('\n');
}

/**
 * `_headers` for Netlify and Cloudflare Pages. Both join the values when two rules set one header,
 * and both make browsers ask again for anything by default; so only what never changes is named. In
 * joined values of Permissions-Policy the last one counts (RFC 8941, section 3.2).
 */
export function headersFile({baseUrl, headers, bench}: HostedSite): string {
  const rule = (path: string, values: Readonly<Record<string, string>>): string[] => [
    path,
    ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
  ];
  return [
    '# Written by the build from src/config/headers.ts.',
    ...rule(`${baseUrl}*`, headers),
    ...bench.pages.flatMap((page) => [
      ...rule(page, bench.headers),
      ...rule(`${page}/`, bench.headers),
    ]),
    ...rule(`${baseUrl}${caching.immutable.folder}*`, {'Cache-Control': caching.immutable.value}),
    '',
  ].join('\n');
}
