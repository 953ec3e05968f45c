/**
 * The answer of the network, or undefined if there was none. A failed navigation preload is rejected
 * by Chromium, but resolved by Firefox with an error response, whose status is 0.
 *
 * @see https://fetch.spec.whatwg.org/#concept-network-error
 */
export function answered(response: Response): Response | undefined {
  return response.type === 'error' ? undefined : response;
}
