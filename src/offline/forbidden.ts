/** What browsers throw when their settings, or a private window, keep a site from storing anything. */
const names = ['SecurityError', 'NotAllowedError', 'NotSupportedError'];

/** Whether an error says that the browser forbids storage or workers; others have other reasons. */
export function isForbidden(error: unknown): boolean {
  return error instanceof DOMException && names.includes(error.name);
}
