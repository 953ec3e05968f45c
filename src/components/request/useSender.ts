import {useEffect, useRef, useState} from 'react';
import {type Outcome, send} from './send';
import {type FixtureRequest, mailLink} from './text';
import type {DraftStore} from './useDraft';

/** Where the request stands. */
export type Phase =
  | {kind: 'editing'}
  | {kind: 'sending'; attempt: number}
  /** `trapped`: a field that people do not see was filled in. */
  | {kind: 'problem'; outcome: Exclude<Outcome, {kind: 'sent'}> | {kind: 'trapped'}}
  | {kind: 'mailed'; complete: boolean}
  | {kind: 'sent'; request: FixtureRequest; reference?: string | undefined};

/**
 * Sends requests, one at a time.
 *
 * @param endpoint - where to; none means the visitor's mail program
 */
export function useSender(endpoint: string | undefined, store: DraftStore) {
  const [phase, setPhase] = useState<Phase>({kind: 'editing'});
  // A second click in the same frame comes before the state has changed.
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const finish = (request: FixtureRequest, reference?: string): void => {
    store.clear();
    setPhase({kind: 'sent', request, reference});
  };

  const sendTo = async (to: string, request: FixtureRequest): Promise<void> => {
    const stopping = new AbortController();
    running.current = stopping;
    store.setSending(true);
    const attemptWith = (attempt: number): void => setPhase({kind: 'sending', attempt});
    attemptWith(1);
    const outcome = await send(to, request, stopping.signal, attemptWith);
    if (running.current !== stopping) {
      return;
    }
    running.current = undefined;
    if (outcome.kind === 'sent') {
      finish(request, outcome.reference);
    } else {
      store.setSending(false);
      setPhase({kind: 'problem', outcome});
    }
  };

  return {
    phase,
    submit(request: FixtureRequest): void {
      if (running.current) {
        return;
      }
      if (endpoint) {
        void sendTo(endpoint, request);
        return;
      }
      const {href, complete} = mailLink(request);
      setPhase({kind: 'mailed', complete});
      window.location.assign(href);
    },
    trap: (): void => setPhase({kind: 'problem', outcome: {kind: 'trapped'}}),
    cancel(): void {
      running.current?.abort();
      running.current = undefined;
      store.setSending(false);
      setPhase({kind: 'editing'});
    },
    /** The reader confirms that the mail was sent. */
    confirmMailed: (request: FixtureRequest): void => finish(request),
    startAgain: (): void => setPhase({kind: 'editing'}),
  };
}
