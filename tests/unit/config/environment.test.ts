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
    [{REQUEST_ENDPOINT: 'http://example.org/'}, /REQUEST_ENDPOINT is .* starts with https/],
    [{OFFLINE: 'no'}, /OFFLINE is "no"; it must be on or off/],
    [{ALGOLIA_APP_ID: 'x'}, /ALGOLIA_SEARCH_API_KEY and ALGOLIA_INDEX_NAME are missing/],
    [{ALGOLIA_APPID: 'x'}, /^ALGOLIA_APPID: did you mean ALGOLIA_APP_ID\?$/],
    [{ALGOLIA_API_KEY: 'x'}, /did you mean ALGOLIA_SEARCH_API_KEY/],
    [{REQUEST_ENDPIONT: 'x'}, /did you mean REQUEST_ENDPOINT/],
    [{TRAILINGSLASH: 'true'}, /did you mean TRAILING_SLASH/],
  ])('names the variable that is wrong: %o', (variables, message) => {
    expect(() => readEnvironment(variables as Record<string, string>)).toThrow(message);
  });

  it('takes an address on this computer, and leaves the variables of other programs alone', () => {
    const others = {DATABASE_URL: 'x', SITE: 'y', OFF: 'z', PUBLIC_URL: '/', PATH: '/bin'};
    const endpoint = 'http://127.0.0.1:8080/';
    expect(readEnvironment({...others, REQUEST_ENDPOINT: endpoint}).requestEndpoint).toBe(endpoint);
  });
});
