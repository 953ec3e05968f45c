import {useEffect, useLayoutEffect, useReducer, type RefObject} from 'react';
import {keepDraft, newDraft, storedDraft, type Draft} from './draft';
import {emptyValues, fields, isEmpty, type FieldId, type RequestValues} from './fields';

/** What was typed into the page before the application had arrived. */
function typedInto(form: HTMLFormElement | null): Partial<RequestValues> {
  const typed = fields.flatMap(({id}) => {
    const control = form?.elements.namedItem(id);
    return control && 'value' in control && control.value !== '' ? [[id, control.value]] : [];
  });
  return Object.fromEntries(typed) as Partial<RequestValues>;
}

interface DraftState {
  draft: Draft;
  /** Whether the draft survives a reload. */
  isKept: boolean;
  /** It is the draft of an earlier visit. */
  isRestored: boolean;
}

const initial: DraftState = {
  draft: {id: '', values: emptyValues, sending: false},
  isKept: true,
  isRestored: false,
};

/** The draft, and what changes it. */
export interface DraftStore extends DraftState {
  change: (id: FieldId, value: string) => void;
  /** Notes that the request is on its way, or no longer. */
  setSending: (sending: boolean) => void;
  /** Begins a new one, because the draft was sent or the reader does not want it. */
  clear: () => void;
}

/**
 * The draft of the request, kept in the browser at every change. The first state equals the server's.
 *
 * @param form - where something may have been typed already
 */
export function useDraft(form: RefObject<HTMLFormElement | null>): DraftStore {
  const [state, update] = useReducer(
    (before: DraftState, change: (before: DraftState) => Partial<DraftState>): DraftState => ({
      ...before,
      ...change(before),
    }),
    initial,
  );
  const {draft, isKept} = state;

  // Before the first update, which would set the fields to what the draft holds.
  useLayoutEffect(() => {
    const found = storedDraft();
    const {values, ...rest} = found ?? newDraft();
    const typed = {...rest, values: {...values, ...typedInto(form.current)}};
    update(() => ({draft: typed, isRestored: found !== undefined}));
  }, [form]);

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
