/** The part of the Network Information API that is used; Safari and Firefox have none of it. */
interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Whether bytes are precious: data saver, or a 2g connection (specification, section 7). */
export function connectionIsPrecious(): boolean {
  const {connection} = navigator as Navigator & {connection?: Connection};
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}
