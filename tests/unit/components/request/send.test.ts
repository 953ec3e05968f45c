import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {emptyValues} from '../../../../src/components/request/fields';
import {readAnswer, send} from '../../../../src/components/request/send';
import type {FixtureRequest} from '../../../../src/components/request/text';

const request: FixtureRequest = {...emptyValues, format: 1, id: 'abc'};
const endpoint = 'https://requests.example.com/new';

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
    [429, '', {kind: 'failed', detail: 'The server reported a fault (status 429).'}],
    [503, '{"ok":true}', {kind: 'failed', detail: 'The server reported a fault (status 503).'}],
  ])('status %i with %s', (status, body, expected) => {
    expect(readAnswer(status, body)).toEqual(expected);
  });
});

describe('send', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', {onLine: true});
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('sends the request as JSON, and reads the answer', async () => {
    const ask = vi.fn(() => Promise.resolve(new Response('{"ok":true}')));
    vi.stubGlobal('fetch', ask);
    expect(await send(endpoint, request, new AbortController())).toEqual({kind: 'sent'});
    const body = JSON.stringify(request);
    expect(ask).toHaveBeenCalledExactlyOnceWith(endpoint, expect.objectContaining({body}));
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    [true, 'The server could not be reached.'],
    [false, 'You are offline.'],
  ])('says why there is no answer, with a network: %s', async (onLine, detail) => {
    vi.stubGlobal('navigator', {onLine});
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const outcome = await send(endpoint, request, new AbortController());
    expect(outcome).toEqual({kind: 'failed', detail});
  });

  it.each([
    ['the answer takes too long', 20_000, 'The server timed out (no answer within 20 seconds).'],
    ['the reader stops it', 19_999, 'The server could not be reached.'],
  ])('waits for an answer until %s', async (_, ms, detail) => {
    vi.stubGlobal('fetch', (_url: string, {signal}: {signal: AbortSignal}) => {
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    });
    const stopping = new AbortController();
    const outcome = send(endpoint, request, stopping);
    await vi.advanceTimersByTimeAsync(ms);
    stopping.abort();
    expect(await outcome).toEqual({kind: 'failed', detail});
  });
});
