/** Removes the trailing slash of an address, except for `/`. */
export const withoutSlash = (address: string): string => address.replace(/(.)\/$/, '$1');
