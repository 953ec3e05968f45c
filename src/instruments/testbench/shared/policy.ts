/** Whether the page may ask for devices: see the README of this folder's room. */
export type DevicePolicy = 'open' | 'closed' | 'other-page';

type PolicyDocument = Document & {
  /** Only in browsers that enforce the policy. */
  featurePolicy?: {allowsFeature: (name: string) => boolean};
};

const plainPath = (address: string): string => new URL(address).pathname.replace(/(.)\/$/, '$1');

/**
 * Reads the policy of the document.
 *
 * @param loaded - address that the browser loaded
 * @param shown - address that is shown now
 * @returns `other-page` if the policy is that of another page, so that a full load may open it
 */
export function policyOf(page: PolicyDocument, loaded: string, shown: string): DevicePolicy {
  if (page.featurePolicy?.allowsFeature('midi') ?? true) {
    return 'open';
  }
  return plainPath(loaded) === plainPath(shown) ? 'closed' : 'other-page';
}

/** The policy of the page that is being read. */
export function devicePolicy(): DevicePolicy {
  const [entry] = performance.getEntriesByType('navigation');
  return policyOf(document, entry?.name ?? location.href, location.href);
}
