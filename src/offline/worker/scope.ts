/** This worker's global object; the project's types also know windows. */
export const scope = self as unknown as ServiceWorkerGlobalScope;

/** Path below which the site is served, with a slash at both ends. */
export const base = new URL(scope.registration.scope).pathname;

/**
 * Whether an answer is the site's own, and not one that a redirect led to elsewhere: whatever is kept
 * runs under our address.
 */
export const isOwn = ({type, url}: Response): boolean =>
  type === 'basic' && new URL(url).origin === scope.location.origin;

/** Whether a text is the HTML of one of our pages, and not of a network's login page. */
export const isPageOfOurs = (html: string): boolean => /<div id="?__docusaurus/.test(html);

declare global {
  /* Filled in by the build (src/plugins/finish/offline/index.ts). */

  /** Version of the manifest of the build that this worker came with. */
  const offlineVersion: string;
  /** Page name → address of its target. In the worker itself, so that no lost entry can break one. */
  const offlineRedirects: Readonly<Record<string, string>>;
  /** The page for what is not saved, with the content security policy that it needs. */
  const offlineFallback: {html: string; policy: string};
}
