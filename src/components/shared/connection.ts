/** The part of the Network Information API used here; missing in Safari and Firefox. */
interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Whether to avoid optional downloads: data saver is on, or the connection is 2g. */
export function prefersReducedData(): boolean {
  const {connection} = navigator as Navigator & {connection?: Connection};
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

/** Whether a status means that the server can't answer now, but may later (RFC 9110, RFC 8470, RFC 6585). */
export const isTemporary = (status: number): boolean =>
  status >= 500 || [408, 425, 429].includes(status);
