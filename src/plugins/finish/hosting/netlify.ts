import {caching} from '../../../config/headers';
import type {HostedSite} from './site';

/**
 * `_redirects` for Netlify and Cloudflare Pages.
 *
 * Netlify serves an existing file in preference to a plain rule, and there is a forwarding page at each
 * old address for hosts that can't redirect; so its rule is forced (`301!`). Cloudflare always redirects,
 * doesn't know the forced form, and skips it with a warning. Both keep the query.
 */
export function redirectsFile({redirects}: HostedSite): string {
  const lines = redirects.flatMap(({from, to}) => {
    const source = encodeURI(from);
    return [
      `${source} ${to} 301!`,
      `${source} ${to} 301`,
      // Netlify treats an address with and without the slash as the same; Cloudflare doesn't.
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
 * `_headers` for Netlify and Cloudflare Pages. Both join the values when two rules set the same header, and
 * both make browsers revalidate by default, so only immutable files need a rule. In joined values of
 * Permissions-Policy the last one wins (RFC 8941, section 3.2).
 */
export function headersFile({baseUrl, headers, pages}: HostedSite): string {
  const rule = (path: string, values: Readonly<Record<string, string>>): string[] => [
    path,
    ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
  ];
  return [
    '# Written by the build from src/config/headers.ts.',
    ...rule(`${baseUrl}*`, headers),
    ...pages.flatMap((page) => [
      ...rule(page.address, page.headers),
      ...rule(`${page.address}/`, page.headers),
    ]),
    ...rule(`${baseUrl}${caching.immutable.folder}*`, {'Cache-Control': caching.immutable.value}),
    '',
  ].join('\n');
}
