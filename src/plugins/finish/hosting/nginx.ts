import {caching} from '../../../config/headers';
import type {HostedSite} from './site';

/** Files of the build that are for hosts, not for readers. */
export const hostingFiles = [
  '_headers',
  '_redirects',
  'vercel.json',
  'hosting/nginx.conf',
  'hosting/nginx-brotli.conf',
];

/** A value between double quotes, where nginx knows escapes and variables. */
function quoted(value: string): string {
  if (/[$\r\n]/.test(value)) {
    throw new Error(`nginx would read a variable or a line end in ${JSON.stringify(value)}`);
  }
  return `"${value.replace(/[\\"]/g, '\\$&')}"`;
}

/** Variable for a header whose value differs between pages. */
const variable = (header: string): string => `$site_${header.toLowerCase().replaceAll('-', '_')}`;

/** An answer that keeps the reader's query, unless the target has its own. */
function redirectLine(to: string): string {
  if (/[?#]/.test(to)) {
    // A fragment ends an address, so a query has to stand before it.
    const [address = '', fragment] = to.split('#', 2);
    const query = address.includes('?') ? '' : '$is_args$args';
    const end = fragment === undefined ? '' : `#${fragment}`;
    return `return 301 ${quoted(address).slice(0, -1)}${query}${end}";`;
  }
  return `return 301 ${quoted(to).slice(0, -1)}$is_args$args";`;
}

/**
 * Rules for nginx 1.18 or newer, for inclusion inside a `server` block whose `root` is the build.
 * Precompressed gzip files are sent as they are; brotli has an include of its own, since nginx only
 * starts with it when the module is loaded.
 */
export function nginxFile({baseUrl, headers, redirects, bench}: HostedSite): string {
  const below =
    baseUrl === '/'
      ? ''
      : `\n# The site's own folder is ${baseUrl} below that root: put the build there.`;
  const types = [
    ...['text/css', 'text/javascript', 'text/markdown', 'text/plain', 'text/xml', 'image/svg+xml'],
    ...[
      'application/javascript',
      'application/json',
      'application/xml',
      'application/manifest+json',
    ],
    ...['application/rss+xml', 'application/atom+xml'],
  ];
  return `# Written by the build from redirects.ts and src/config/headers.ts.
# Include it inside a server block whose root is the folder of the build.${below}

absolute_redirect off;
server_tokens off;
charset utf-8;
charset_types ${types.join(' ')};
etag on;
gzip_static on;
gzip_vary on;
# Whole files only: the answer to an impossible range would carry every header twice.
max_ranges 0;
# nginx makes the etag of a file of its size and its date, whole seconds. If your packaging gives all
# files one date (SOURCE_DATE_EPOCH, nix), two builds may share an etag, and browsers keep the old
# page: then give the files the time of the deploy, for example with: find . -type f -exec touch {} +
error_page 404 @not-found;
error_page 405 @only-get;
# Not named: a request that could not be read has no address to keep.
error_page 400 414 ${baseUrl}bad-request;

# Directives of the kind add_header are inherited only by locations that have none of their own:
# the one value that differs is a variable.
set $site_cache ${quoted(caching.otherwise)};
add_header Cache-Control $site_cache always;
# Without a value it is not sent.
set $site_allow "";
add_header Allow $site_allow always;
${Object.entries(headers)
  .map(([name, value]) =>
    name in bench.headers
      ? `set ${variable(name)} ${quoted(value)};\nadd_header ${name} ${variable(name)} always;`
      : `add_header ${name} ${quoted(value)} always;`,
  )
  .join('\n')}

if ($request_method !~ ^(?:GET|HEAD)$) {
  return 405;
}
# One address for each page: the application would not know these, which nginx makes normal.
if ($request_uri ~* "^[^?]*(?://|%2f|%5c|/index/?(?:\\?|$))") {
  return 404;
}

# Both /x and /x/ answer.
rewrite ^(?!${baseUrl}bad-request/)(/.+)/$ $1;

location ${baseUrl} {
  try_files $uri $uri.html $uri/index.html =404;
}

${bench.pages
  .map(
    (page) => `location = ${page} {
${Object.entries(bench.headers)
  .map(([name, value]) => `  set ${variable(name)} ${quoted(value)};`)
  .join('\n')}
  try_files $uri.html $uri/index.html =404;
}
`,
  )
  .join('\n')}
location ${baseUrl}${caching.immutable.folder} {
  set $site_cache ${quoted(caching.immutable.value)};
  try_files $uri =404;
}

location @not-found {
  set $site_cache ${quoted(caching.errors)};
  try_files ${baseUrl}404.html =404;
}

# The files' own names, and encoded forms of the spellings above: the pages' headers go by their addresses.
location ~ (?:\\.html|/index|^${baseUrl}404)$ {
  return 404;
}

location @only-get {
  default_type text/plain;
  set $site_cache ${quoted(caching.errors)};
  set $site_allow "GET, HEAD";
  return 405 "This site answers GET and HEAD only.\n";
}

location = ${baseUrl}bad-request {
  internal;
  default_type text/plain;
  set $site_cache ${quoted(caching.errors)};
  return 400 "This request cannot be answered.\n";
}

# The packed copies are sent in place of the files, and are no addresses of their own.
location ~ \\.(?:br|gz)$ {
  return 404;
}

location ~ \\.md$ {
  types { text/markdown md; }
  try_files $uri =404;
}

location ~ \\.webmanifest$ {
  types { application/manifest+json webmanifest; }
  try_files $uri =404;
}

location ~ /\\.(?!well-known/) {
  return 404;
}

${hostingFiles.map((file) => `location = ${baseUrl}${file} { return 404; }`).join('\n')}

${redirects.map(({from, to}) => `location = ${quoted(from)} { ${redirectLine(to)} }`).join('\n')}
`;
}

/** The include for servers with the brotli module (Debian: libnginx-mod-http-brotli-static). */
export const nginxBrotliFile = `# For nginx with the module brotli_static, beside nginx.conf.
brotli_static on;
`;
