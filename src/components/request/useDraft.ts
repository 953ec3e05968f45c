import {useEffect, useReducer} from 'react';
import {keepDraft, newDraft, storedDraft, type Draft} from './draft';
import {emptyValues, isEmpty, type FieldId} from './fields';

interface DraftState {
  draft: Draft;
  /** Whether the draft survives a reload. */
  isKept: boolean;
  /** It is the draft of an earlier visit. */
  isRestored: boolean;
}

/** The draft, and what changes it. */
export interface DraftStore extends DraftState {
  change: (id: FieldId, value: string) => void;
  /** Notes that the request is on its way, or no longer. */
  setSending: (sending: boolean) => void;
  /** Begins a new one, because the draft was sent or the reader does not want it. */
  clear: () => void;
}

const initial: DraftState = {
  draft: {id: '', values: emptyValues, sending: false},
  isKept: true,
  isRestored: false,
};

/**
 * The draft of the request, kept in the browser at every change. The first state equals the server's; what
 * was typed before the application came is typed again afterwards (`clientModules/inline.ts`).
 */
export function useDraft(): DraftStore {
  const [state, update] = useReducer(
    (before: DraftState, change: (before: DraftState) => Partial<DraftState>): DraftState => ({
      ...before,
      ...change(before),
    }),
    initial,
  );
  const {draft, isKept} = state;

  useEffect(() => {
    const found = storedDraft();
    update(() => ({draft: found ?? newDraft(), isRestored: found !== undefined}));
  }, []);

  useEffect(() => {
    if (draft.id !== '') {
      const isNowKept = keepDraft(draft);
      update(() => ({isKept: isNowKept}));
    }
  }, [draft]);

  const isAtRisk = !isKept && !isEmpty(draft.values);
  useEffect(() => {
    if (!isAtRisk) {
      return undefined;
    }
    const onLeave = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [isAtRisk]);

  return {
    ...state,
    change: (id, value) =>
      update(({draft: {values, ...rest}}) => ({
        draft: {...rest, values: {...values, [id]: value}},
      })),
    setSending: (sending) => update((before) => ({draft: {...before.draft, sending}})),
    clear: () => {
      const next = newDraft();
      update(() => ({draft: next, isRestored: false}));
    },
  };
}
