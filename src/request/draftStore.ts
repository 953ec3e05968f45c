import {storageKeys} from '../config/storageKeys';
import {decodeDraft, encodeDraft, type Draft} from './draft';
import {emptyValues, isEmpty, type FieldId, type RequestValues} from './fields';
import {decodeSent, withSent, type SentRequest} from './sent';

/** What the form shows of the stored things. */
export interface DraftState {
  draft: Draft;
  /** Requests that were sent from this browser. */
  sent: readonly SentRequest[];
  /** Whether the draft survives a reload. */
  isKept: boolean;
  /** A draft of an earlier visit was found. */
  isRestored: boolean;
  /** That visit ended while the request was on its way. */
  wasInterrupted: boolean;
  /** A draft was thrown away, and nothing has been typed since: it can be brought back. */
  canUndo: boolean;
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Access to `localStorage` that survives its absence: reads nothing, and says when it cannot write. */
function guarded(storage: () => Storage) {
  return {
    read(key: string): string | null {
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    write(key: string, value: string | null): boolean {
      try {
        if (value === null) {
          storage().removeItem(key);
        } else {
          storage().setItem(key, value);
        }
        return true;
      } catch {
        return false;
      }
    },
  };
}

/**
 * The draft of the request, kept in the browser at every change and followed from other tabs. The
 * state before `load` equals the server's.
 *
 * @param storage - gives the browser's storage; may throw
 * @param newId - makes the id of a request
 */
export function createDraftStore(storage: () => Storage, newId: () => string) {
  const disk = guarded(storage);
  const fresh = (): Draft => ({id: newId(), values: emptyValues, sending: false});
  const initial: DraftState = {
    draft: {id: '', values: emptyValues, sending: false},
    sent: [],
    isKept: true,
    isRestored: false,
    wasInterrupted: false,
    canUndo: false,
  };
  let discarded: Draft | undefined;
  let state = initial;
  let isLoaded = false;
  const listeners = new Set<() => void>();

  const put = (change: Partial<DraftState>): void => {
    state = {...state, ...change};
    listeners.forEach((listener) => listener());
  };
  const keep = (draft: Draft): void => {
    const text = isEmpty(draft.values) ? null : encodeDraft(draft);
    discarded = undefined;
    put({draft, isKept: disk.write(storageKeys.requestDraft, text), canUndo: false});
  };
  const load = (): void => {
    const found = decodeDraft(disk.read(storageKeys.requestDraft));
    isLoaded = true;
    put({
      draft: found ? {...found, sending: false} : fresh(),
      sent: decodeSent(disk.read(storageKeys.requestsSent)),
      isRestored: found !== undefined,
      wasInterrupted: found?.sending === true,
    });
  };

  return {
    get: (): DraftState => state,
    initial: (): DraftState => initial,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      if (!isLoaded) {
        load();
      }
      return () => listeners.delete(listener);
    },
    /** Takes over what was typed into the page before the application had arrived. */
    adopt(typed: Partial<RequestValues>): void {
      if (!isLoaded) {
        load();
      }
      const values = {...state.draft.values, ...typed};
      if (Object.keys(typed).length > 0) {
        keep({...state.draft, values});
      }
    },
    /** Takes over what another tab wrote. That it removed its draft is no reason to lose this one. */
    follow(key: string | null, value: string | null): void {
      const found = key === storageKeys.requestDraft ? decodeDraft(value) : undefined;
      if (found && !state.draft.sending) {
        put({draft: {...found, sending: false}});
      } else if (key === storageKeys.requestsSent) {
        put({sent: decodeSent(value)});
      }
    },
    change(id: FieldId, value: string): void {
      keep({...state.draft, values: {...state.draft.values, [id]: value}});
    },
    /** Notes that the request is on its way, or no longer. */
    setSending(sending: boolean): void {
      keep({...state.draft, sending});
      put({wasInterrupted: false});
    },
    /** Notes that the request was sent, and begins a new one. */
    finish(sent: SentRequest): void {
      const list = withSent(decodeSent(disk.read(storageKeys.requestsSent)), sent);
      disk.write(storageKeys.requestsSent, JSON.stringify(list));
      put({sent: list, isRestored: false, wasInterrupted: false});
      keep(fresh());
    },
    /** Throws the draft away, because the reader wants it; {@link undo} brings it back. */
    discard(): void {
      const {draft} = state;
      keep(fresh());
      discarded = draft;
      put({isRestored: false, wasInterrupted: false, canUndo: true});
    },
    /** Brings the draft back that was thrown away last. */
    undo(): void {
      if (discarded) {
        keep(discarded);
      }
    },
  };
}

export type DraftStore = ReturnType<typeof createDraftStore>;
