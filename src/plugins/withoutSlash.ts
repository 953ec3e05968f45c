/** An address without a slash at its end, unless it is all of it. */
export const withoutSlash = (address: string): string => address.replace(/(.)\/$/, '$1');
