import {asJson, type FixtureRequest} from './text';

/**
 * How an attempt to send ended.
 *
 * - `sent`: the server confirmed it; `reference` is its own number for it, if it gave one.
 * - `unclear`: the server accepted something but did not confirm it, so nobody knows.
 * - `refused`: the server understood and said no; trying again is of no use.
 * - `failed`: no answer, or a fault of the server; trying again may help.
 */
export type Outcome =
  | {kind: 'sent'; reference?: string}
  | {kind: 'unclear'; detail: string}
  | {kind: 'refused'; detail: string}
  | {kind: 'failed'; why: 'offline' | 'unreachable' | 'timeout' | 'server'; detail: string};

/** An answer that takes longer than this counts as none, in milliseconds. */
export const answerTimeoutMs = 20_000;

/** Waiting times before the second and third attempt, in milliseconds. */
export const retryDelaysMs: readonly number[] = [1000, 3000];

/** What sending needs from the outside; tests give their own. */
export interface SendEnvironment {
  fetch: typeof fetch;
  /** Resolves after so many milliseconds; rejects when the signal aborts. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  timeoutMs?: number;
}

function withoutTags(text: string): string {
  // Cut first: the time that the pattern takes grows with the square of the length.
  return text
    .slice(0, 2000)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200);
}

/**
 * Reads a server's answer. A request counts as sent with status 204, or with any other 2xx status
 * and a JSON object that has `"ok": true`; `"reference"` may name it, `"message"` may explain a no.
 *
 * @param status - of the answer
 * @param body - of the answer
 */
export function readAnswer(status: number, body: string): Outcome {
  let answer: {ok?: unknown; reference?: unknown; message?: unknown} | undefined;
  try {
    const parsed: unknown = JSON.parse(body);
    answer = typeof parsed === 'object' && parsed !== null ? parsed : undefined;
  } catch {
    answer = undefined;
  }
  const message = typeof answer?.message === 'string' ? withoutTags(answer.message) : '';
  if (status === 204) {
    return {kind: 'sent'};
  }
  if (status >= 200 && status < 300) {
    if (answer?.ok === true) {
      const {reference} = answer;
      return typeof reference === 'string' || typeof reference === 'number'
        ? {kind: 'sent', reference: String(reference).slice(0, 80)}
        : {kind: 'sent'};
    }
    if (answer?.ok === false) {
      return {kind: 'refused', detail: message || 'no reason given'};
    }
    return {kind: 'unclear', detail: `status ${status}, without a confirmation`};
  }
  if (status >= 500 || status === 408 || status === 425 || status === 429) {
    return {kind: 'failed', why: 'server', detail: `status ${status}`};
  }
  return {kind: 'refused', detail: message || `status ${status}`};
}

/** The browser is sure that there is no network. */
const isOffline = (): boolean => globalThis.navigator?.onLine === false;

/** Sends once. Never throws; an abort by the caller counts as `unreachable`. */
export async function sendOnce(
  endpoint: string,
  request: FixtureRequest,
  {fetch: send, timeoutMs = answerTimeoutMs}: SendEnvironment,
  signal: AbortSignal,
): Promise<Outcome> {
  if (isOffline()) {
    return {kind: 'failed', why: 'offline', detail: ''};
  }
  const giveUp = new AbortController();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    giveUp.abort();
  }, timeoutMs);
  const onAbort = (): void => giveUp.abort();
  signal.addEventListener('abort', onAbort);
  try {
    const response = await send(endpoint, {
      method: 'POST',
      headers: {'content-type': 'application/json', accept: 'application/json'},
      body: asJson(request),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: giveUp.signal,
    });
    return readAnswer(response.status, await response.text());
  } catch (error) {
    if (isLate) {
      const detail = `no answer within ${timeoutMs / 1000} seconds`;
      return {kind: 'failed', why: 'timeout', detail};
    }
    const detail = error instanceof Error ? error.message : '';
    return {kind: 'failed', why: isOffline() ? 'offline' : 'unreachable', detail};
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
  }
}

/**
 * Sends, and tries again after a pause when the attempt failed, unless there is no network. Every attempt
 * carries the same request id.
 *
 * @param onRetry - told before each further attempt, with its number from 2
 */
export async function send(
  endpoint: string,
  request: FixtureRequest,
  environment: SendEnvironment,
  signal: AbortSignal,
  onRetry: (attempt: number) => void = () => {},
): Promise<Outcome> {
  let outcome = await sendOnce(endpoint, request, environment, signal);
  for (const [index, delay] of retryDelaysMs.entries()) {
    if (outcome.kind !== 'failed' || outcome.why === 'offline' || signal.aborted) {
      break;
    }
    try {
      await environment.wait(delay, signal);
    } catch {
      break;
    }
    onRetry(index + 2);
    outcome = await sendOnce(endpoint, request, environment, signal);
  }
  return outcome;
}
