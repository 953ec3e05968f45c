import {storageKeys} from '../../config/storageKeys';
import {emptyValues, fields, isEmpty, type FieldId, type RequestValues} from './fields';

/** A request that has not been sent yet. */
export interface Draft {
  id: string;
  values: RequestValues;
  /** An attempt to send was under way when this was written. */
  sending: boolean;
}

/**
 * A stored draft. Whatever is in storage is distrusted: unknown parts are dropped, texts are cut to
 * twice their limit, so that a text that is too long is shown and explained, not lost.
 *
 * @returns nothing if there is no draft in it
 */
export function decodeDraft(stored: string | null): Draft | undefined {
  try {
    const {id, values, sending} = JSON.parse(stored ?? '') as Draft;
    if (typeof id !== 'string' || typeof values !== 'object') {
      return undefined;
    }
    const texts = fields.map((field) => {
      const value: unknown = values[field.id];
      return [field.id, typeof value === 'string' ? value.slice(0, field.limit * 2) : ''];
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

/** An id for a request: 32 hexadecimal digits. Works without a secure context, unlike randomUUID. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What the form shows of the draft. */
export interface DraftState {
  draft: Draft;
  /** Whether the draft survives a reload. */
  isKept: boolean;
  /** A draft of an earlier visit was found. */
  isRestored: boolean;
  /** That visit ended while the request was on its way. */
  wasInterrupted: boolean;
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The draft of the request, kept in the browser at every change. The state before anybody listens
 * equals the server's.
 *
 * @param storage - gives the browser's storage; may throw
 * @param makeId - makes the id of a request
 */
export function createDraftStore(storage: () => Storage, makeId: () => string) {
  const fresh = (id: string): Draft => ({id, values: emptyValues, sending: false});
  const initial: DraftState = {
    draft: fresh(''),
    isKept: true,
    isRestored: false,
    wasInterrupted: false,
  };
  let state = initial;
  const listeners = new Set<() => void>();

  const put = (change: Partial<DraftState>): void => {
    state = {...state, ...change};
    listeners.forEach((listener) => listener());
  };
  const keep = (draft: Draft, change: Partial<DraftState> = {}): void => {
    let isKept = true;
    try {
      if (isEmpty(draft.values)) {
        storage().removeItem(storageKeys.requestDraft);
      } else {
        storage().setItem(storageKeys.requestDraft, JSON.stringify(draft));
      }
    } catch {
      isKept = false;
    }
    put({...change, draft, isKept});
  };
  const loadOnce = (): void => {
    if (state !== initial) {
      return;
    }
    let found: Draft | undefined;
    try {
      found = decodeDraft(storage().getItem(storageKeys.requestDraft));
    } catch {
      // The first change says that nothing is kept.
    }
    put({
      draft: found ? {...found, sending: false} : fresh(makeId()),
      isRestored: found !== undefined,
      wasInterrupted: found?.sending === true,
    });
  };

  return {
    get: (): DraftState => state,
    initial: (): DraftState => initial,
    subscribe(this: void, listener: () => void): () => void {
      listeners.add(listener);
      loadOnce();
      return () => listeners.delete(listener);
    },
    /** Takes over what was typed into the page before the application had arrived. */
    adopt(typed: Partial<RequestValues>): void {
      loadOnce();
      if (Object.keys(typed).length > 0) {
        keep({...state.draft, values: {...state.draft.values, ...typed}});
      }
    },
    change(id: FieldId, value: string): void {
      keep({...state.draft, values: {...state.draft.values, [id]: value}});
    },
    /** Notes that the request is on its way, or no longer. */
    setSending(sending: boolean): void {
      keep({...state.draft, sending}, {wasInterrupted: false});
    },
    /** Begins a new one, because the draft was sent or the reader does not want it. */
    clear(): void {
      keep(fresh(makeId()), {isRestored: false, wasInterrupted: false});
    },
  };
}

export type DraftStore = ReturnType<typeof createDraftStore>;
