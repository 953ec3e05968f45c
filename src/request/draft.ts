import {emptyValues, fields, type RequestValues} from './fields';

/** A request that has not been sent yet. */
export interface Draft {
  id: string;
  values: RequestValues;
  /** An attempt to send was under way when this was written. */
  sending: boolean;
}

/** A draft as it is stored. */
export function encodeDraft(draft: Draft): string {
  return JSON.stringify(draft);
}

/**
 * A stored draft. Whatever is in storage is distrusted: unknown parts are dropped, texts are cut to
 * twice their limit, so that a text that is too long is shown and explained, not lost.
 *
 * @returns nothing if there is no draft in it
 */
export function decodeDraft(stored: string | null): Draft | undefined {
  try {
    const found = JSON.parse(stored ?? '') as Partial<Draft> | null;
    if (
      typeof found?.id !== 'string' ||
      typeof found.values !== 'object' ||
      found.values === null
    ) {
      return undefined;
    }
    const values = {...emptyValues};
    for (const {id, limit} of fields) {
      const value: unknown = found.values[id];
      values[id] = typeof value === 'string' ? value.slice(0, limit * 2) : '';
    }
    return {id: found.id.slice(0, 64), values, sending: found.sending === true};
  } catch {
    return undefined;
  }
}
