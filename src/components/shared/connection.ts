/** The part of the Network Information API that is used; Safari and Firefox have none of it. */
interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Whether bytes are precious: data saver, or a 2g connection (specification, section 7). */
export function isPrecious(connection: Connection | undefined): boolean {
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

/** {@link isPrecious} for this browser. */
export function connectionIsPrecious(): boolean {
  return isPrecious((navigator as Navigator & {connection?: Connection}).connection);
}
