import {type DeviceFeature, deviceFeatures, getFeatures} from './devices';

/** Inputs of the CSP, from the build's files and environment. */
export interface PolicyNeeds {
  /** Sources such as `'sha256-…'` of the inline scripts, with their quotes. */
  scriptHashes: readonly string[];
  /** The same for inline styles. */
  styleHashes: readonly string[];
  /** Other origins that scripts may connect to, as `https://host`. */
  connect: readonly string[];
}

/** Header values by name. */
export type Headers = Readonly<Record<string, string>>;

/** A build with more has an inline script that differs between pages. */
export const maxInlineScripts = 4;

/** Each inlined sheet adds a hash to the CSP header of every response. */
export const maxInlineStyles = 12;

/**
 * The CSP: it allows only what the site needs, from its own origin. Inline styles are allowed by hash,
 * `eval` isn't allowed.
 *
 * Source: Content Security Policy Level 3 (W3C).
 */
export function contentSecurityPolicy(needs: PolicyNeeds): string {
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...needs.scriptHashes],
    ['style-src', "'self'", ...needs.styleHashes],
    // The theme's style sheet embeds small images as `data:` URLs.
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

/** Features that no page uses; an injected script can't use them either. */
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

/** Two years, in seconds, as recommended for the HSTS preload list. */
const hstsSeconds = 63_072_000;

/** The permissions policy of pages that may use some features of devices. */
const permissionsPolicy = (features: readonly DeviceFeature[]): string =>
  [
    ...refusedFeatures.map((feature) => `${feature}=()`),
    // Requires user activation and ends with Escape; shader output uses it, too.
    'fullscreen=(self)',
    ...deviceFeatures.map(
      (feature) => `${feature}=${features.includes(feature) ? '(self)' : '()'}`,
    ),
  ].join(', ');

/** Headers of a page that replace the site's: none, unless it accesses devices. @param page - see {@link getFeatures} */
export function pageHeaders(page: string): Headers {
  const features = getFeatures(page);
  return features.length > 0 ? {'Permissions-Policy': permissionsPolicy(features)} : {};
}

/** Headers of every response, whatever its address and status. */
export function siteHeaders(needs: PolicyNeeds): Headers {
  return {
    'Content-Security-Policy': contentSecurityPolicy(needs),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': permissionsPolicy([]),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Strict-Transport-Security': `max-age=${hstsSeconds}; includeSubDomains`,
  };
}

/**
 * How long responses may be cached. Files below `assets` have a hash of their content in their name, so
 * they never change; everything else (pages, the worker, the search index, the manifest) is revalidated.
 * Errors are never cached.
 */
export const caching = {
  immutable: {folder: 'assets/', value: 'public, max-age=31536000, immutable'},
  otherwise: 'no-cache',
  errors: 'no-store',
} as const;
