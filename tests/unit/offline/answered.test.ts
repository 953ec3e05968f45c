import {describe, expect, it} from 'vitest';
import {answered} from '../../../src/offline/worker/answered';

describe('answered', () => {
  it('takes the error response of a failed preload for no answer', () => {
    expect(answered(Response.error())).toBeUndefined();
  });

  it('passes every answer of a server on, redirects with status 0 included', () => {
    const page = new Response('', {status: 503});
    const redirect = {type: 'opaqueredirect', status: 0} as Response;
    expect(answered(page)).toBe(page);
    expect(answered(redirect)).toBe(redirect);
  });
});
