import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {emptyValues} from '../../../../src/components/request/fields';
import {readAnswer, send} from '../../../../src/components/request/send';
import type {FixtureRequest} from '../../../../src/components/request/text';

const request: FixtureRequest = {...emptyValues, format: 1, id: 'abc'};
const endpoint = 'https://requests.example.com/new';

/** Answers each request with the next status and body, or fails it. Returns what was sent. */
function server(...answers: ([status: number, body: string] | 'down' | 'silent')[]): string[] {
  const bodies: string[] = [];
  const answer: typeof fetch = (_input, init) => {
    bodies.push(String(init?.body));
    const next = answers[bodies.length - 1] ?? 'down';
    if (next === 'silent') {
      return new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      });
    }
    if (next === 'down') {
      return Promise.reject(new TypeError('Failed to fetch'));
    }
    return Promise.resolve(new Response(next[0] === 204 ? null : next[1], {status: next[0]}));
  };
  vi.stubGlobal('fetch', answer);
  return bodies;
}

describe('readAnswer', () => {
  const unclear = 'status 200, without a confirmation';
  it.each<[number, string, object]>([
    [200, '{"ok":true}', {kind: 'sent'}],
    [201, '{"ok":true,"reference":17}', {kind: 'sent', reference: '17'}],
    [204, '', {kind: 'sent'}],
    [200, '<html>Log in</html>', {kind: 'unclear', detail: unclear}],
    [200, '', {kind: 'unclear', detail: unclear}],
    [200, 'null', {kind: 'unclear', detail: unclear}],
    [200, '{"ok":"yes"}', {kind: 'unclear', detail: unclear}],
    [200, '{"ok":false,"message":"<b>Full</b>"}', {kind: 'refused', detail: 'Full'}],
    // Only the beginning is read: a page of tags would keep the browser busy.
    [400, `{"message":"${'<br>'.repeat(999)}end"}`, {kind: 'refused', detail: 'status 400'}],
    [400, '{"message":"No model."}', {kind: 'refused', detail: 'No model.'}],
    [404, 'x', {kind: 'refused', detail: 'status 404'}],
    [429, '', {kind: 'failed', why: 'server', detail: 'status 429'}],
    [503, '{"ok":true}', {kind: 'failed', why: 'server', detail: 'status 503'}],
  ])('status %i with %s', (status, body, expected) => {
    expect(readAnswer(status, body)).toEqual(expected);
  });
});

describe('send', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  /** Sends, with all the waiting behind it. */
  const sent = async (...more: [signal?: AbortSignal, onRetry?: (attempt: number) => void]) => {
    const [signal = new AbortController().signal, onRetry] = more;
    const outcome = send(endpoint, request, signal, onRetry);
    await vi.runAllTimersAsync();
    return outcome;
  };

  it('sends nothing without a network, and says so at once', async () => {
    vi.stubGlobal('navigator', {onLine: false});
    const bodies = server([200, '{"ok":true}']);
    expect(await sent()).toMatchObject({kind: 'failed', why: 'offline'});
    expect(vi.getTimerCount()).toBe(0);
    expect(bodies).toEqual([]);
  });

  it('tries again after a fault, with the same id, and tells the attempt', async () => {
    const bodies = server('down', [500, ''], [200, '{"ok":true}']);
    const attempts: number[] = [];
    expect(await sent(undefined, (attempt) => attempts.push(attempt))).toEqual({kind: 'sent'});
    expect(attempts).toEqual([2, 3]);
    expect(new Set(bodies).size).toBe(1);
    expect(JSON.parse(bodies[0] ?? '')).toMatchObject({id: 'abc'});
  });

  it('gives up after three attempts', async () => {
    const bodies = server();
    expect(await sent()).toMatchObject({kind: 'failed', why: 'unreachable'});
    expect(bodies).toHaveLength(3);
  });

  it.each([
    [400, 'refused'],
    [200, 'unclear'],
  ] as const)('does not repeat what a server has answered with status %i', async (status, kind) => {
    const bodies = server([status, 'x']);
    expect((await sent()).kind).toBe(kind);
    expect(bodies).toHaveLength(1);
  });

  it('counts an answer that takes too long as none', async () => {
    const bodies = server('silent', 'silent', 'silent');
    expect(await sent()).toEqual({
      kind: 'failed',
      why: 'timeout',
      detail: 'no answer within 20 seconds',
    });
    expect(bodies).toHaveLength(3);
  });

  it.each([
    ['at once', 0, 'silent', 'unreachable'],
    ['between two attempts', 500, 'down', 'unreachable'],
  ] as const)('stops %s when the reader stops it', async (_, after, first, why) => {
    const bodies = server(first, [204, '']);
    const controller = new AbortController();
    const outcome = send(endpoint, request, controller.signal);
    await vi.advanceTimersByTimeAsync(after);
    controller.abort();
    expect(await outcome).toMatchObject({kind: 'failed', why});
    expect(bodies).toHaveLength(1);
  });
});
