/**
 * File of the typeface below the base address; the digits are the first of its SHA-256. Only the
 * offline worker brings it: see `src/css/README.md`, which also says how it is made.
 */
export const typeface = 'assets/inter-a284a003.woff2';
