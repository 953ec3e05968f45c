import {describe, expect, it} from 'vitest';
import {readEnvironment} from '../../../src/config/environment';

describe('readEnvironment', () => {
  it('has defaults that work without any variable', () => {
    expect(readEnvironment({})).toMatchObject({
      url: 'https://support.showsync.com',
      baseUrl: '/',
      trailingSlash: false,
      requestEndpoint: undefined,
      offline: true,
    });
  });

  it('takes what is set and trims it', () => {
    expect(
      readEnvironment({
        SITE_URL: ' https://example.org/ ',
        BASE_URL: '/help/',
        TRAILING_SLASH: 'true',
        OFFLINE: 'off',
      }),
    ).toMatchObject({
      url: 'https://example.org',
      baseUrl: '/help/',
      trailingSlash: true,
      offline: false,
    });
  });

  it.each([
    [{SITE_URL: 'example.org'}, /SITE_URL/],
    [{SITE_URL: 'javascript:alert(1)'}, /SITE_URL/],
    [{BASE_URL: 'help'}, /BASE_URL/],
    [{BASE_URL: '/help'}, /BASE_URL/],
    [{TRAILING_SLASH: 'maybe'}, /TRAILING_SLASH/],
    [{REQUEST_ENDPOINT: 'here'}, /REQUEST_ENDPOINT/],
  ])('names the variable that is wrong: %o', (variables, message) => {
    expect(() => readEnvironment(variables)).toThrow(message);
  });
});
