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
const answerTimeoutMs = 20_000;

/** Waiting times before the second and third attempt, in milliseconds. */
const retryDelaysMs: readonly number[] = [1000, 3000];

/** What an endpoint may answer. */
type Answer = Partial<Record<'ok' | 'reference' | 'message', unknown>>;

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
  let answer: Answer | null = null;
  try {
    answer = JSON.parse(body) as Answer | null;
  } catch {
    // No confirmation.
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

/** Resolves after so many milliseconds, or as soon as the signal aborts. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
    signal.addEventListener('abort', () => resolve());
  });
}

/** Sends once. Never throws; an abort by the caller counts as `unreachable`. */
export async function sendOnce(
  endpoint: string,
  request: FixtureRequest,
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
  }, answerTimeoutMs);
  signal.addEventListener('abort', () => giveUp.abort());
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {'content-type': 'application/json', accept: 'application/json'},
      body: asJson(request),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: giveUp.signal,
    });
    return readAnswer(response.status, await response.text());
  } catch {
    const why = isLate ? 'timeout' : isOffline() ? 'offline' : 'unreachable';
    return {kind: 'failed', why, detail: `no answer within ${answerTimeoutMs / 1000} seconds`};
  } finally {
    clearTimeout(timer);
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
  signal: AbortSignal,
  onRetry: (attempt: number) => void = () => {},
): Promise<Outcome> {
  let outcome = await sendOnce(endpoint, request, signal);
  for (const [index, delay] of retryDelaysMs.entries()) {
    if (outcome.kind !== 'failed' || outcome.why === 'offline' || signal.aborted) {
      break;
    }
    await wait(delay, signal);
    if (!signal.aborted) {
      onRetry(index + 2);
      outcome = await sendOnce(endpoint, request, signal);
    }
  }
  return outcome;
}
