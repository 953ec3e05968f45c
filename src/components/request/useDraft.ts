import {type RefObject, useEffect, useReducer} from 'react';
import {claimSlot} from './claimSlot';
import {type Draft, newDraft, saveDraft, storedDraft} from './draft';
import {emptyValues, type FieldId, fields, isEmpty, type RequestValues} from './fields';

interface DraftState {
  draft: Draft;
  /** Place of the draft in the storage; 0 until this tab has claimed one. */
  slot: number;
  /** Whether the draft survives a reload. */
  isSaved: boolean;
  /** It is the draft of an earlier visit. */
  isRestored: boolean;
}

/** The draft, and what changes it. */
export interface DraftStore extends DraftState {
  change: (id: FieldId, value: string) => void;
  /** Records whether the request is pending. */
  setSending: (sending: boolean) => void;
  /** Begins a new one, because the draft was sent or the reader does not want it. */
  clear: () => void;
}

const initial: DraftState = {
  draft: {id: '', values: emptyValues, sending: false},
  slot: 0,
  isSaved: true,
  isRestored: false,
};

/** `values`, and where they are empty those of `others`. */
function filledFrom(values: RequestValues, others: RequestValues): RequestValues {
  return Object.fromEntries(
    fields.map(({id}) => [id, values[id] === '' ? others[id] : values[id]]),
  ) as RequestValues;
}

/** A text of a form, with line feeds only; empty for anything else. */
const readText = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : '';

/** What the reader typed before hydration, which React leaves in the controls. */
function typedValues(form: HTMLFormElement | null): RequestValues {
  const data = form ? new FormData(form) : undefined;
  return Object.fromEntries(fields.map(({id}) => [id, readText(data?.get(id))])) as RequestValues;
}

/**
 * The draft of the request, saved in the browser at every change. The first state equals the server's; then
 * come what the form holds and the draft of an earlier visit.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>): DraftStore {
  const [state, update] = useReducer(
    (before: DraftState, change: (before: DraftState) => Partial<DraftState>): DraftState => ({
      ...before,
      ...change(before),
    }),
    initial,
  );
  const {draft, slot, isSaved} = state;

  useEffect(() => {
    const typed = typedValues(form.current);
    update(({draft: {values, ...rest}}) => ({draft: {...rest, values: filledFrom(values, typed)}}));
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    void claimSlot(released).then((claimed) => {
      const stored = storedDraft(claimed);
      const base = stored ?? newDraft();
      update((before) => ({
        slot: claimed,
        draft: {...base, values: filledFrom(before.draft.values, base.values)},
        isRestored: stored !== undefined,
      }));
    });
    return release;
  }, [form]);

  useEffect(() => {
    if (slot > 0) {
      const isNowSaved = saveDraft(draft, slot);
      update(() => ({isSaved: isNowSaved}));
    }
  }, [draft, slot]);

  const isAtRisk = !isSaved && !isEmpty(draft.values);
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
