import path from 'node:path';
import {caching, type Headers} from '../../../config/headers';
import {filled} from '../filled';
import type {HostedSite} from './site';

/** A value between double quotes, where nginx knows escapes and variables. */
function quoted(value: string): string {
  if (/[$\r\n]/.test(value)) {
    throw new Error(`nginx would read a variable or a line end in ${JSON.stringify(value)}`);
  }
  return `"${value.replace(/[\\"]/g, '\\$&')}"`;
}

/** Variable for a header whose value differs between pages. */
const variable = (header: string): string => `$site_${header.toLowerCase().replaceAll('-', '_')}`;

/** An answer that keeps the reader's query, unless the target has its own; a fragment stays last. */
function redirectLine(to: string): string {
  const [address = '', fragment] = to.split('#', 2);
  const query = address.includes('?') ? '' : '$is_args$args';
  const end = fragment === undefined ? '' : `#${fragment}`;
  return `return 301 ${quoted(address).slice(0, -1)}${query}${end}";`;
}

/** Lines that give the headers which differ between pages their values. */
const setLines = (headers: Headers): string =>
  Object.entries(headers)
    .map(([name, value]) => `  set ${variable(name)} ${quoted(value)};`)
    .join('\n');

/**
 * Rules for nginx 1.18 or newer, for inclusion inside a `server` block whose `root` is the build: the
 * template beside this file, filled in. Packed copies, where there are any, are sent as they are.
 */
export function nginxFile({baseUrl, headers, redirects, bench}: HostedSite): string {
  const differing = Object.entries(headers).filter(([name]) => name in bench.headers);
  const closed = setLines(Object.fromEntries(differing));
  const added = Object.entries(headers).map(([name, value]) => {
    const shown = name in bench.headers ? variable(name) : quoted(value);
    return `add_header ${name} ${shown} always;`;
  });
  const values = {
    baseUrl,
    below:
      baseUrl === '/'
        ? ''
        : `\n# The site's own folder is ${baseUrl} below that root: put the build there.`,
    closed,
    headers: [closed, ...added].join('\n'),
    otherwise: quoted(caching.otherwise),
    errors: quoted(caching.errors),
    kept: quoted(caching.immutable.value),
    assets: caching.immutable.folder,
    bench: bench.pages
      .map(
        (page) =>
          `location = ${page} {\n${setLines(bench.headers)}\n  try_files $uri.html $uri/index.html =404;\n}\n`,
      )
      .join('\n'),
    redirects: redirects
      .map(({from, to}) => `location = ${quoted(from)} { ${redirectLine(to)} }`)
      .join('\n'),
  };
  return filled(path.join(__dirname, 'nginx.template.conf'), values);
}
