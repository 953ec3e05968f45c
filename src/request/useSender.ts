import {useEffect, useRef, useState} from 'react';
import type {DraftStore} from './draftStore';
import {send, type Outcome} from './send';
import {mailLink, type FixtureRequest} from './text';

/** Where the request stands. */
export type Phase =
  | {kind: 'editing'}
  | {kind: 'sending'; attempt: number}
  /** There is no network; it goes off by itself when there is one. */
  | {kind: 'offline'}
  | {kind: 'trapped'}
  | {kind: 'problem'; outcome: Exclude<Outcome, {kind: 'sent'}>}
  | {kind: 'mailed'; complete: boolean}
  | {kind: 'sent'; request: FixtureRequest; reference?: string};

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}

const today = (): string => new Date().toISOString().slice(0, 10);

/**
 * Sends requests, one at a time.
 *
 * @param endpoint - where to; none means the visitor's mail program
 */
export function useSender(endpoint: string | undefined, store: DraftStore) {
  const [phase, setPhase] = useState<Phase>({kind: 'editing'});
  // A second press in the same frame comes before the state has changed.
  const isBusy = useRef(false);
  const running = useRef<AbortController | undefined>(undefined);
  const waiting = useRef<FixtureRequest | undefined>(undefined);

  const stop = (next: Phase): void => {
    isBusy.current = false;
    waiting.current = undefined;
    setPhase(next);
  };

  const attempt = async (request: FixtureRequest, to: string): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    waiting.current = undefined;
    store.setSending(true);
    setPhase({kind: 'sending', attempt: 1});
    const outcome = await send(
      to,
      request,
      {fetch: window.fetch.bind(window), wait},
      controller.signal,
      (number) => setPhase({kind: 'sending', attempt: number}),
    );
    running.current = undefined;
    if (outcome.kind === 'sent') {
      store.finish({manufacturer: request.manufacturer, model: request.model, date: today()});
      stop({kind: 'sent', request, ...(outcome.reference ? {reference: outcome.reference} : {})});
      return;
    }
    store.setSending(false);
    if (controller.signal.aborted) {
      stop({kind: 'editing'});
    } else if (outcome.kind === 'failed' && !navigator.onLine) {
      waiting.current = request;
      setPhase({kind: 'offline'});
    } else {
      stop({kind: 'problem', outcome});
    }
  };

  useEffect(() => {
    const onOnline = (): void => {
      if (waiting.current && endpoint) {
        void attempt(waiting.current, endpoint);
      }
    };
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  });

  useEffect(() => () => running.current?.abort(), []);

  return {
    phase,
    submit(request: FixtureRequest): void {
      if (isBusy.current) {
        return;
      }
      if (!endpoint) {
        const {href, complete} = mailLink(request);
        setPhase({kind: 'mailed', complete});
        window.location.assign(href);
        return;
      }
      isBusy.current = true;
      if (navigator.onLine) {
        void attempt(request, endpoint);
      } else {
        waiting.current = request;
        setPhase({kind: 'offline'});
      }
    },
    /** A field that people do not see was filled in. */
    trap: (): void => setPhase({kind: 'trapped'}),
    cancel(): void {
      running.current?.abort();
      if (!running.current) {
        stop({kind: 'editing'});
      }
    },
    /** The reader says that the mail was sent. */
    confirmMailed(request: FixtureRequest): void {
      store.finish({manufacturer: request.manufacturer, model: request.model, date: today()});
      stop({kind: 'sent', request});
    },
    startAgain: (): void => stop({kind: 'editing'}),
  };
}
