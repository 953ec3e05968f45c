import * as storageKeys from '../../config/storageKeys';
import {emptyValues, fields, isEmpty, type RequestValues} from './fields';

/** A request that has not been sent yet. */
export interface Draft {
  id: string;
  values: RequestValues;
  /** An attempt to send was under way when this was written. */
  sending: boolean;
}

/** Drafts that are stored side by side, one for each tab: more tabs than anyone has open. */
export const maxDrafts = 99;

/** Name of a stored draft, by its number from 1. */
const getStorageKey = (slot: number): string =>
  slot === 1 ? storageKeys.requestDraft : `${storageKeys.requestDraft}.${slot}`;

/**
 * Reads a stored draft. Unknown parts are dropped; texts are whole, also those over the limit of their field,
 * which the form explains.
 *
 * @returns undefined if there is no draft in it
 */
export function decodeDraft(stored: string | null): Draft | undefined {
  try {
    const {id, values, sending} = JSON.parse(stored ?? '') as Draft;
    if (typeof id !== 'string' || typeof values !== 'object') {
      return undefined;
    }
    const texts = fields.map((field) => {
      const value: unknown = values[field.id];
      return [field.id, typeof value === 'string' ? value : ''];
    });
    return {
      id: id.slice(0, 64),
      values: Object.fromEntries(texts) as RequestValues,
      sending: sending === true,
    };
  } catch {
    return undefined;
  }
}

/** An empty draft. Its id has 32 hexadecimal digits, and needs no secure context, unlike `randomUUID`. */
export function newDraft(): Draft {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return {id, values: emptyValues, sending: false};
}

/** The draft of this or an earlier visit, if there is one. */
export function storedDraft(slot = 1): Draft | undefined {
  try {
    return decodeDraft(localStorage.getItem(getStorageKey(slot)));
  } catch {
    return undefined;
  }
}

/**
 * Stores a draft; an empty one is removed.
 *
 * @returns whether it survives a reload
 */
export function saveDraft(draft: Draft, slot = 1): boolean {
  try {
    if (isEmpty(draft.values)) {
      localStorage.removeItem(getStorageKey(slot));
    } else {
      localStorage.setItem(getStorageKey(slot), JSON.stringify(draft));
    }
    return true;
  } catch {
    return false;
  }
}
