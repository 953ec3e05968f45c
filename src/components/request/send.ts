import {isTemporary} from '../shared/connection';
import type {FixtureRequest} from './text';

/**
 * How sending ended.
 *
 * - `sent`: the server confirmed it; `reference` is its own number for it, if it gave one.
 * - `unclear`: the server accepted something but did not confirm it, so the result is unknown.
 * - `refused`: the server rejected it; another attempt would not help.
 * - `failed`: no answer, or a fault of the server; trying again may help. `detail` is a sentence.
 */
export type Outcome =
  {kind: 'sent'; reference?: string} | {kind: 'unclear' | 'refused' | 'failed'; detail: string};

/** An answer that takes longer than this counts as none, in milliseconds. */
const answerTimeoutMs = 20_000;

/** Waiting times before the second and third attempt, in milliseconds. */
const retryDelaysMs = [1000, 3000] as const;

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
 * and a JSON object that has `"ok": true`; `"reference"` may name it, `"message"` may explain a refusal.
 */
export function readAnswer(status: number, body: string): Outcome {
  let answer: Answer | null = null;
  try {
    answer = JSON.parse(body) as Answer | null;
  } catch {
    // No confirmation.
  }
  const {ok, reference, message} = answer ?? {};
  const detail = typeof message === 'string' ? withoutTags(message) : '';
  if (isTemporary(status)) {
    return {kind: 'failed', detail: `The server reported an error (status ${status}).`};
  }
  if (status < 200 || status > 299) {
    return {kind: 'refused', detail: detail || `status ${status}`};
  }
  if (status === 204 || ok === true) {
    return typeof reference === 'string' || typeof reference === 'number'
      ? {kind: 'sent', reference: String(reference).slice(0, 80)}
      : {kind: 'sent'};
  }
  return ok === false
    ? {kind: 'refused', detail: detail || 'no reason given'}
    : {kind: 'unclear', detail: `status ${status}, without a confirmation`};
}

async function sendOnce(
  endpoint: string,
  request: FixtureRequest,
  stopping: AbortSignal,
): Promise<Outcome> {
  const timedOut = `The server timed out (no answer within ${answerTimeoutMs / 1000} seconds).`;
  const attempt = new AbortController();
  const timer = setTimeout(() => attempt.abort(timedOut), answerTimeoutMs);
  stopping.addEventListener('abort', () => attempt.abort());
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {'content-type': 'application/json', accept: 'application/json'},
      body: JSON.stringify(request),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: attempt.signal,
    });
    return readAnswer(response.status, await response.text());
  } catch (error) {
    const why = navigator.onLine ? 'The server couldn’t be reached.' : 'You’re offline.';
    return {kind: 'failed', detail: error === timedOut ? timedOut : why};
  } finally {
    clearTimeout(timer);
  }
}

/** Resolves after so many milliseconds, or as soon as the signal aborts. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
    signal.addEventListener('abort', () => resolve());
  });
}

/**
 * Sends a request, and tries again after a pause when it failed, unless there is no network. Every
 * attempt carries the same request id. Never throws.
 *
 * @param stopping - aborts the request
 * @param onRetry - called before each further attempt, with its number from 2
 */
export async function send(
  endpoint: string,
  request: FixtureRequest,
  stopping: AbortSignal,
  onRetry: (attempt: number) => void,
): Promise<Outcome> {
  let outcome = await sendOnce(endpoint, request, stopping);
  for (const [index, delay] of retryDelaysMs.entries()) {
    if (outcome.kind === 'failed' && navigator.onLine && !stopping.aborted) {
      await wait(delay, stopping);
      if (stopping.aborted) {
        break;
      }
      onRetry(index + 2);
      outcome = await sendOnce(endpoint, request, stopping);
    }
  }
  return outcome;
}
