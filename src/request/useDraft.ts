import {useEffect, useSyncExternalStore} from 'react';
import {createDraftStore, type DraftState, type DraftStore} from './draftStore';
import {isEmpty} from './fields';
import {newId} from './newId';

const store = createDraftStore(() => window.localStorage, newId);
const subscribe = (listener: () => void): (() => void) => store.subscribe(listener);

/** The draft of the request and its store; one for the whole page. */
export function useDraft(): {state: DraftState; store: DraftStore} {
  const state = useSyncExternalStore(subscribe, store.get, store.initial);

  useEffect(() => {
    const onStorage = (event: StorageEvent): void => store.follow(event.key, event.newValue);
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);

  const isAtRisk = !state.isKept && !isEmpty(state.draft.values);
  useEffect(() => {
    if (!isAtRisk) {
      return undefined;
    }
    const onLeave = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [isAtRisk]);

  return {state, store};
}
