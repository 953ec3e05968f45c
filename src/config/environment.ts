import {distance} from 'fastest-levenshtein';

/**
 * What the environment of a build may choose. Read once, here, so that every other file works on
 * checked values. A wrong value stops the build with a message that names the variable.
 */
export interface Environment {
  /** Origin of the published site, without a path. `SITE_URL` */
  url: string;
  /** Path below the origin, with a slash at both ends. `BASE_URL` */
  baseUrl: string;
  /** Whether addresses end in a slash. `TRAILING_SLASH` */
  trailingSlash: boolean;
  /** Where the fixture profile request is sent; none means the visitor's mail program. `REQUEST_ENDPOINT` */
  requestEndpoint: string | undefined;
  /** Folder of the sources on the web, for "Edit this page". `EDIT_URL` */
  editUrl: string | undefined;
  /** Page that opens a new issue, for "Report a problem"; none means mail. `ISSUES_URL` */
  issuesUrl: string | undefined;
  /** Links that are not public yet; set them to show them. `CHAT_URL`, `SOCIAL_URL` */
  chatUrl: string | undefined;
  socialUrl: string | undefined;
  /** Makes installed offline workers remove themselves. `OFFLINE=off` */
  offline: boolean;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** A host that means itself in a policy too, where signs such as `;` and `*` begin something else. */
const plainHost = /^(?:[\w.-]+|\[[\da-f:]+\])$/i;

function webAddress(variables: Variables, name: string): string | undefined {
  const value = variables[name]?.trim();
  if (!value) {
    return undefined;
  }
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.username || url?.password) {
    // The value itself is a secret, and logs are read by others.
    throw new Error(
      `${name} holds a user name or a password, which would be published; leave it out`,
    );
  }
  // A copy on one's own computer has no certificate.
  const isLocal = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/.test(url?.href ?? '');
  const isWeb = url?.protocol === 'https:' || isLocal;
  if (!url || !isWeb || !plainHost.test(url.hostname) || /\s/.test(value)) {
    throw new Error(`${name} is "${value}"; it must be a web address that starts with https://`);
  }
  return value;
}

function siteOrigin(variables: Variables): string {
  const value = webAddress(variables, 'SITE_URL') ?? 'https://support.showsync.com';
  const {origin, href} = new URL(value);
  if (href !== `${origin}/`) {
    throw new Error(
      `SITE_URL is "${value}"; it must be an origin as ${origin}, and the path goes to BASE_URL`,
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

function yesOrNo(variables: Variables, name: string, otherwise: boolean, allowed: string): boolean {
  const value = variables[name]?.trim().toLowerCase();
  if (!value) {
    return otherwise;
  }
  const isOn = ['true', 'on', '1'].includes(value);
  if (!isOn && !['false', 'off', '0'].includes(value)) {
    throw new Error(`${name} is "${variables[name]}"; it must be ${allowed}`);
  }
  return isOn;
}

/** Every variable of ours, as the README lists them. */
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

/** A name without what people leave out or confuse: `ALGOLIA_APPID` and `ALGOLIA_APP_ID` are alike. */
const bare = (name: string): string =>
  name
    .replace(/^ALGOLIA_API_KEY$/, 'ALGOLIA_SEARCH_API_KEY')
    .replace(/[_-]/g, '')
    .toUpperCase();

/**
 * Says which names look misspelt: those would be ignored without a word. Only a warning, because other
 * programs have names near ours; short ones count only if they differ by their signs alone.
 */
export function misspeltNames(variables: Variables): string[] {
  return Object.keys(variables)
    .filter((one) => !known.includes(one))
    .flatMap((name) => {
      const meant = known.find((one) => {
        const apart = distance(bare(name), bare(one));
        return apart === 0 || (one.length > 9 && apart <= (name.startsWith('ALGOLIA') ? 3 : 2));
      });
      return meant ? [`${name} is ignored: did you mean ${meant}?`] : [];
    });
}

/**
 * Reads and checks the environment.
 *
 * @param variables - usually `process.env`
 * @throws Error that names the variable and what it must be
 */
export function readEnvironment(variables: Variables): Environment {
  return {
    url: siteOrigin(variables),
    baseUrl: basePath(variables),
    trailingSlash: yesOrNo(variables, 'TRAILING_SLASH', false, 'true or false'),
    requestEndpoint: webAddress(variables, 'REQUEST_ENDPOINT'),
    editUrl: webAddress(variables, 'EDIT_URL'),
    issuesUrl: webAddress(variables, 'ISSUES_URL'),
    chatUrl: webAddress(variables, 'CHAT_URL'),
    socialUrl: webAddress(variables, 'SOCIAL_URL'),
    offline: yesOrNo(variables, 'OFFLINE', true, 'on or off'),
  };
}
