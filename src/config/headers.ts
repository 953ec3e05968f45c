/** What the policy of a build depends on: read from its files and its environment. */
export interface PolicyNeeds {
  /** Sources such as `'sha256-…'` of the inline scripts, with their quotes. */
  scriptHashes: readonly string[];
  /** The same of the styles that are in the pages. */
  styleHashes: readonly string[];
  /** Origins besides our own that scripts may talk to, as `https://host`. */
  connect: readonly string[];
}

/** A header as it is sent. */
export type Headers = Readonly<Record<string, string>>;

/** More inline scripts than this means that one varies from page to page. */
export const maxInlineScripts = 4;

/** More style sheets that pages have inside them would make the policy long, which every answer carries. */
export const maxInlineStyles = 12;

/**
 * The content security policy: nothing is allowed but what the site needs, and everything from its
 * own address. Inline styles are allowed by their hash; `eval` is not needed and not allowed.
 *
 * Source: Content Security Policy Level 3 (W3C).
 */
export function contentSecurityPolicy(needs: PolicyNeeds): string {
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...needs.scriptHashes],
    ['style-src', "'self'", ...needs.styleHashes],
    // `data:` is for the small pictures that the theme's stylesheet carries.
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...needs.connect],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'", 'mailto:'],
    ['frame-ancestors', "'none'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** Pages of the test bench, which talk to devices: this address and all below it, without the base address. */
export const benchFolder = 'handbook/test-bench';

/** Abilities of the device that the pages of the test bench use, and no other page. */
export const benchFeatures = [
  'microphone',
  'midi',
  'screen-wake-lock',
  'serial',
  'speaker-selection',
  'window-management',
] as const;

/** Abilities of the device that no page uses; a script that slipped in could not use them either. */
const refusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'payment',
  'publickey-credentials-get',
  'usb',
  'xr-spatial-tracking',
];

/** Two years, in seconds: what browsers' preload lists ask for. */
const hstsSeconds = 63_072_000;

/** The permissions policy: of the pages of the test bench, or of all others. */
const permissionsPolicy = (bench: '(self)' | '()'): string =>
  [
    ...refusedFeatures.map((feature) => `${feature}=()`),
    // Only a press opens it, and Escape ends it: the output of shaders has it too.
    'fullscreen=(self)',
    ...benchFeatures.map((feature) => `${feature}=${bench}`),
  ].join(', ');

/** What the pages of the test bench send in place of the site's headers of the same names. */
export const benchHeaders: Headers = {'Permissions-Policy': permissionsPolicy('(self)')};

/** Headers that every answer carries, whatever its address and status. */
export function siteHeaders(needs: PolicyNeeds): Headers {
  return {
    'Content-Security-Policy': contentSecurityPolicy(needs),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': permissionsPolicy('()'),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Strict-Transport-Security': `max-age=${hstsSeconds}; includeSubDomains`,
  };
}

/**
 * How long answers may be kept. Files below `assets` carry a hash of their content in their name, so
 * they never change; everything else (pages, the worker, the search index, the manifest) is asked
 * for again, and answered with 304 when it is the same. Errors are never kept.
 */
export const caching = {
  immutable: {folder: 'assets/', value: 'public, max-age=31536000, immutable'},
  otherwise: 'no-cache',
  errors: 'no-store',
} as const;
