/** Only browsers that enforce the policy expose it. */
type PolicyDocument = Document & {featurePolicy?: {allowsFeature: (name: string) => boolean}};

const plainPath = (address: string): string => new URL(address).pathname.replace(/(.)\/$/, '$1');

/**
 * Reads whether a page may ask for devices. During client-side navigation a browser keeps the policy of the page
 * that it loaded first.
 *
 * @param loadedUrl - address that the browser loaded
 * @param currentUrl - current address
 * @returns `other-page` if the policy is that of another page, so that a full load may open it
 */
export function devicePolicy(
  page: PolicyDocument = document,
  loadedUrl = performance.getEntriesByType('navigation')[0]?.name ?? location.href,
  currentUrl = location.href,
): 'open' | 'closed' | 'other-page' {
  if (page.featurePolicy?.allowsFeature('midi') ?? true) {
    return 'open';
  }
  return plainPath(loadedUrl) === plainPath(currentUrl) ? 'closed' : 'other-page';
}
