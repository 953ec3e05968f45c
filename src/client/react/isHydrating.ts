/**
 * Whether the page that the build rendered is being brought to life right now. The generator marks
 * the end of it on the root element (`data-has-hydrated`), and nothing is hydrated after that.
 */
export function isHydrating(): boolean {
  return document.documentElement.getAttribute('data-has-hydrated') !== 'true';
}
