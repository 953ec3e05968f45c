import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {emptyValues} from '../../../../src/components/request/fields';
import {readAnswer, send} from '../../../../src/components/request/send';
import {readYaml} from '../../../support/readYaml';
import type {FixtureRequest} from '../../../../src/components/request/text';

const request: FixtureRequest = {...emptyValues, format: 1, id: 'abc'};
const endpoint = 'https://requests.example.com/new';

const cases = readYaml<{responses: [number, string, object][]}>(__dirname, 'cases.yml');

describe('readAnswer', () => {
  it.each<[number, string, object]>([
    ...cases.responses,
    // Only the beginning is parsed: removing very many tags would block the page.
    [400, `{"message":"${'<br>'.repeat(999)}end"}`, {kind: 'refused', detail: 'status 400'}],
  ])('status %i with body %s', (status, body, expected) => {
    expect(readAnswer(status, body)).toEqual(expected);
  });
});

describe('send', () => {
  const {signal} = new AbortController();
  const onRetry = vi.fn<(attempt: number) => void>();
  beforeEach(() => {
    vi.useFakeTimers();
    onRetry.mockClear();
    vi.stubGlobal('navigator', {onLine: true});
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('sends the request as JSON, and reads the response', async () => {
    const fetchMock = vi.fn(() => Promise.resolve(new Response('{"ok":true}')));
    vi.stubGlobal('fetch', fetchMock);
    expect(await send(endpoint, request, signal, onRetry)).toEqual({kind: 'sent'});
    const body = JSON.stringify(request);
    expect(fetchMock).toHaveBeenCalledExactlyOnceWith(endpoint, expect.objectContaining({body}));
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    [true, 'The server couldn’t be reached.', [2, 3]],
    [false, 'You’re offline.', []],
  ])(
    'retries a failed request if the browser is online (%s), and returns the reason',
    async (onLine, detail, attempts) => {
      vi.stubGlobal('navigator', {onLine});
      vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
      const outcome = send(endpoint, request, signal, onRetry);
      await vi.advanceTimersByTimeAsync(4000);
      expect(await outcome).toEqual({kind: 'failed', detail});
      expect(onRetry.mock.calls.flat()).toEqual(attempts);
    },
  );

  it('retries after a server error', async () => {
    const responses = [new Response('', {status: 503}), new Response('{"ok":true}')];
    vi.stubGlobal('fetch', () => Promise.resolve(responses.shift()));
    const outcome = send(endpoint, request, signal, onRetry);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await outcome).toEqual({kind: 'sent'});
  });

  const neverResponds = (_url: string, {signal: stop}: {signal: AbortSignal}) =>
    new Promise((_resolve, reject) => {
      stop.addEventListener('abort', () => reject(stop.reason as Error));
    });

  it('times out after 20 seconds', async () => {
    vi.stubGlobal('fetch', neverResponds);
    const outcome = send(endpoint, request, signal, onRetry);
    await vi.advanceTimersByTimeAsync(3 * 20_000 + 4000);
    const detail = 'The server timed out (no answer within 20 seconds).';
    expect(await outcome).toEqual({kind: 'failed', detail});
  });

  it.each([19_999, 20_500])('stops when the reader cancels it after %i ms', async (ms) => {
    vi.stubGlobal('fetch', neverResponds);
    const controller = new AbortController();
    const outcome = send(endpoint, request, controller.signal, onRetry);
    await vi.advanceTimersByTimeAsync(ms);
    controller.abort();
    expect(await outcome).toMatchObject({kind: 'failed'});
    expect(onRetry).not.toHaveBeenCalled();
  });
});
