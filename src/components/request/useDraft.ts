import {useEffect, useSyncExternalStore} from 'react';
import {createDraftStore, newId, type DraftState, type DraftStore} from './draft';
import {isEmpty} from './fields';

const store = createDraftStore(() => window.localStorage, newId);

/** The draft of the request and its store; one for the whole page. */
export function useDraft(): {state: DraftState; store: DraftStore} {
  const state = useSyncExternalStore(store.subscribe, store.get, store.initial);
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
