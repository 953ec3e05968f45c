/** The part of the Network Information API used here; missing in Safari and Firefox. */
interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Whether to avoid optional downloads: data saver, or a 2g connection (specification, section 7). */
export function connectionIsPrecious(): boolean {
  const {connection} = navigator as Navigator & {connection?: Connection};
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}
