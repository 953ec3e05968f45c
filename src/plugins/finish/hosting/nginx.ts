import path from 'node:path';
import {caching, type Headers} from '../../../config/headers';
import {fillTemplate} from '../fillTemplate';
import type {HostedSite} from './site';

/** Quotes a value for nginx, which expands variables and escapes between double quotes. */
function quote(value: string): string {
  if (/[$\r\n]/.test(value)) {
    throw new Error(`nginx would expand a variable or break the line in ${JSON.stringify(value)}`);
  }
  return `"${value.replace(/[\\"]/g, '\\$&')}"`;
}

/** Name of the variable for a header whose value differs between pages. */
const variable = (header: string): string => `$site_${header.toLowerCase().replaceAll('-', '_')}`;

/** A `return` directive that keeps the query of the request, unless the target has one; the fragment stays last. */
function redirectLine(to: string): string {
  const [address = '', fragment] = to.split('#', 2);
  const query = address.includes('?') ? '' : '$is_args$args';
  const end = fragment === undefined ? '' : `#${fragment}`;
  return `return 301 ${quote(address).slice(0, -1)}${query}${end}";`;
}

/** `set` directives for the headers that differ between pages. */
const setLines = (headers: Headers): string =>
  Object.entries(headers)
    .map(([name, value]) => `  set ${variable(name)} ${quote(value)};`)
    .join('\n');

/**
 * Rules for nginx 1.18 or newer, to be included in a `server` block whose `root` is the build: the template
 * next to this file, fillTemplate in. Precompressed copies are sent where they exist.
 */
export function nginxFile({baseUrl, headers, redirects, pages}: HostedSite): string {
  const isReplaced = (name: string): boolean => pages.some((page) => name in page.headers);
  const differing = Object.entries(headers).filter(([name]) => isReplaced(name));
  const defaults = setLines(Object.fromEntries(differing));
  const added = Object.entries(headers).map(([name, value]) => {
    const expression = isReplaced(name) ? variable(name) : quote(value);
    return `add_header ${name} ${expression} always;`;
  });
  const values = {
    baseUrl,
    below:
      baseUrl === '/'
        ? ''
        : `\n# The site's own folder is ${baseUrl} below that root: put the build there.`,
    defaults,
    headers: [defaults, ...added].join('\n'),
    otherwise: quote(caching.otherwise),
    errors: quote(caching.errors),
    kept: quote(caching.immutable.value),
    assets: caching.immutable.folder,
    pages: pages
      .map(
        (page) =>
          `location = ${page.address} {\n${setLines(page.headers)}\n  try_files $uri.html $uri/index.html =404;\n}\n`,
      )
      .join('\n'),
    redirects: redirects
      .map(({from, to}) => `location = ${quote(from)} { ${redirectLine(to)} }`)
      .join('\n'),
  };
  return fillTemplate(path.join(__dirname, 'nginx.template.conf'), values);
}
