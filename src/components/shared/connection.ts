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
