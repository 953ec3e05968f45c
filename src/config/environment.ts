import {distance} from 'fastest-levenshtein';

/**
 * Settings of a build from environment variables, validated once, here. An invalid value fails the build with
 * a message that names the variable.
 */
export interface Environment {
  /** Origin of the published site, without a path. `SITE_URL` */
  url: string;
  /** Path below the origin, with a slash at both ends. `BASE_URL` */
  baseUrl: string;
  /** Whether addresses end in a slash. `TRAILING_SLASH` */
  trailingSlash: boolean;
  /** Receives fixture profile requests; if unset, they go through the visitor's mail program. `REQUEST_ENDPOINT` */
  requestEndpoint: string | undefined;
  /** Folder of the sources on the web, for "Edit this page". `EDIT_URL` */
  editUrl: string | undefined;
  /** Page that opens a new issue, for "Report a problem"; mail if unset. `ISSUES_URL` */
  issuesUrl: string | undefined;
  /** Links that are not public yet; set them to show them. `CHAT_URL`, `SOCIAL_URL` */
  chatUrl: string | undefined;
  socialUrl: string | undefined;
  /** Makes installed offline workers remove themselves. `OFFLINE=off` */
  offline: boolean;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** A host that is safe in the CSP, where `;` and `*` are special. */
const plainHost = /^(?:(?:[\w-]+\.)*[\w-]+|\[[\da-f:]+\])$/i;

/** Names of query parameters whose values must not be published. */
const secretParameter =
  /key|token|secret|passwd|password|^(?:pass|pwd|sig|code|jwt)$|auth|credential|signature/i;

/** Addresses that are all that is needed to use a service. */
const webhook =
  /^https:\/\/(?:hooks\.slack\.com|(?:\w+\.)?discord(?:app)?\.com\/api\/webhooks|maker\.ifttt\.com|[\w.-]+\.zapier\.com|[\w.-]+\.webhook\.office\.com)\//i;

/** Additional requirement on the URL in a variable. */
interface Restriction {
  /** Completes "it must be …". */
  expected: string;
  isValid: (url: URL) => boolean;
}

/**
 * Reads a URL from a variable; undefined if it isn't set.
 *
 * @throws Error that names the variable, without repeating secrets, since build logs may be public
 */
function webAddress(
  variables: Variables,
  name: string,
  {expected, isValid}: Restriction = {expected: '', isValid: () => true},
): string | undefined {
  const value = variables[name]?.trim();
  if (!value) {
    return undefined;
  }
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.username || url?.password) {
    throw new Error(
      `${name} contains a user name or password, which would be published; remove it`,
    );
  }
  const secret = [...(url?.searchParams.keys() ?? [])].find((key) => secretParameter.test(key));
  if (secret) {
    throw new Error(`${name} has the parameter "${secret}", which would be published; remove it`);
  }
  if (webhook.test(url?.href ?? '')) {
    throw new Error(
      `${name} is the address of a webhook, which would be published; use a server that forwards to it`,
    );
  }
  // Local servers usually have no certificate.
  const isLocal = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/.test(url?.href ?? '');
  const isWeb = url?.protocol === 'https:' || isLocal;
  if (!url || !isWeb || !plainHost.test(url.hostname) || /\s/.test(value)) {
    throw new Error(`${name} is "${value}"; it must be a web address that starts with https://`);
  }
  if (!isValid(url)) {
    throw new Error(`${name} is "${value}"; it must be ${expected}`);
  }
  return value;
}

const endpoint: Restriction = {
  expected: 'an address without a fragment, because browsers do not send it',
  isValid: (url) => !url.hash,
};

/** Docusaurus appends `docs/…` or `blog/…`. */
const editFolder: Restriction = {
  expected:
    'the project’s folder on the web, such as https://github.com/owner/name/edit/main/, without docs/',
  isValid: ({hostname, pathname, search, hash}) =>
    !search &&
    !hash &&
    !/\/docs\/?$/.test(pathname) &&
    (!/(?:^|\.)git(?:hub|lab)\.com$/.test(hostname) ||
      /^(?:\/[^/]+){2,}\/(?:edit|blob|tree)\/[^/]+/.test(pathname)),
};

const newIssue: Restriction = {
  expected: 'the page that opens a new issue, such as https://github.com/owner/name/issues/new',
  isValid: ({hostname, pathname, hash}) =>
    !hash &&
    !/\/issues\/?$/.test(pathname) &&
    (hostname !== 'github.com' || /^(?:\/[^/]+){2}\/issues\/new\/?$/.test(pathname)),
};

function siteOrigin(variables: Variables): string {
  const value = webAddress(variables, 'SITE_URL') ?? 'https://support.showsync.com';
  const {origin, href} = new URL(value);
  if (href !== `${origin}/`) {
    throw new Error(
      `SITE_URL is "${value}"; it must be an origin, such as ${origin}; set the path in BASE_URL`,
    );
  }
  return origin;
}

function basePath(variables: Variables): string {
  const value = variables['BASE_URL']?.trim() || '/';
  if (!/^\/(?:(?!\.{1,2}\/)[\w.~-]+\/)*$/.test(value)) {
    throw new Error(
      `BASE_URL is "${value}"; it must start and end with a slash, as in /docs/, with letters, digits, - . _ and ~ between`,
    );
  }
  return value;
}

function readFlag(variables: Variables, name: string, fallback: boolean, allowed: string): boolean {
  const value = variables[name]?.trim().toLowerCase();
  if (!value) {
    return fallback;
  }
  const isOn = ['true', 'on', 'yes', '1'].includes(value);
  if (!isOn && !['false', 'off', 'no', '0'].includes(value)) {
    throw new Error(`${name} is "${variables[name]}"; it must be ${allowed}`);
  }
  return isOn;
}

/** All variables in the README. */
const known = [
  'SITE_URL',
  'BASE_URL',
  'TRAILING_SLASH',
  'ALGOLIA_APP_ID',
  'ALGOLIA_SEARCH_API_KEY',
  'ALGOLIA_INDEX_NAME',
  'ALGOLIA_WRITE_KEY',
  'ALGOLIA_HOST',
  'REQUEST_ENDPOINT',
  'EDIT_URL',
  'ISSUES_URL',
  'CHAT_URL',
  'SOCIAL_URL',
  'OFFLINE',
];

/** Removes common variations of a name: `ALGOLIA_APPID` equals `ALGOLIA_APP_ID`. */
const normalize = (name: string): string =>
  name
    .replace(/^(?:DOCS|DOCUSAURUS)_(?=BASE_|SITE_)/, '')
    .replace(/^ALGOLIA_(?:API_)?KEY$/, 'ALGOLIA_SEARCH_API_KEY')
    .replace(/^ALGOLIA_ADMIN_(?:API_)?KEY$/, 'ALGOLIA_WRITE_KEY')
    .replace(/^(SITE|BASE|EDIT|ISSUES?|CHAT|SOCIAL)_(?:URI|URLS|LINK|PATH)$/, '$1_URL')
    .replace(/[_-]/g, '')
    .toUpperCase();

/** Edits that count as a misspelling. None for short names, which other programs' variables resemble. */
function maxDistance(name: string, variable: string): number {
  if (variable.length > 9) {
    return /^ALGOLIA/i.test(name) ? Infinity : 2;
  }
  return variable === 'OFFLINE' ? 1 : 0;
}

/**
 * Warns about names that look misspelt and would be ignored silently. They are not errors, because other programs
 * have similar variables.
 */
export function misspellingWarnings(variables: Variables): string[] {
  return Object.keys(variables)
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const edits = (variable: string): number => distance(normalize(name), normalize(variable));
      const [meant] = known
        .filter((variable) => edits(variable) <= maxDistance(name, variable))
        .sort((a, b) => edits(a) - edits(b));
      return meant ? [`${name} is ignored: did you mean ${meant}?`] : [];
    });
}

/**
 * Reads and validates the environment.
 *
 * @param variables - usually `process.env`
 * @throws Error that names the variable and what it must be
 */
export function readEnvironment(variables: Variables): Environment {
  return {
    url: siteOrigin(variables),
    baseUrl: basePath(variables),
    trailingSlash: readFlag(variables, 'TRAILING_SLASH', false, 'true or false'),
    requestEndpoint: webAddress(variables, 'REQUEST_ENDPOINT', endpoint),
    editUrl: webAddress(variables, 'EDIT_URL', editFolder),
    issuesUrl: webAddress(variables, 'ISSUES_URL', newIssue),
    chatUrl: webAddress(variables, 'CHAT_URL'),
    socialUrl: webAddress(variables, 'SOCIAL_URL'),
    offline: readFlag(variables, 'OFFLINE', true, 'on or off'),
  };
}
