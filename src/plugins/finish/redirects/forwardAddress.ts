/**
 * Where a reader who came with a query or a hash is forwarded to: the target's own query or hash
 * wins, otherwise the reader's is kept.
 */
export function forwardAddress(target: string, search: string, hash: string): string {
  const [beforeHash = '', targetHash] = target.split('#', 2);
  const hasQuery = beforeHash.includes('?');
  return `${beforeHash}${hasQuery ? '' : search}${targetHash === undefined ? hash : `#${targetHash}`}`;
}
