import {describe, expect, it} from 'vitest';
import {connectSources} from '../../../src/plugins/finish/hosting/connect';
import {misspeltNames, readEnvironment} from '../../../src/config/environment';

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

  it.each<[Record<string, string>, RegExp]>([
    [{SITE_URL: 'example.org'}, /SITE_URL/],
    [{SITE_URL: 'javascript:alert(1)'}, /SITE_URL/],
    [{BASE_URL: 'help'}, /BASE_URL/],
    [{BASE_URL: '/help'}, /BASE_URL/],
    [{TRAILING_SLASH: 'maybe'}, /TRAILING_SLASH/],
    [{REQUEST_ENDPOINT: 'here'}, /REQUEST_ENDPOINT/],
    [{REQUEST_ENDPOINT: 'http://example.org/'}, /REQUEST_ENDPOINT is .* starts with https/],
    [{OFFLINE: 'no'}, /OFFLINE is "no"; it must be on or off/],
    [{SITE_URL: 'https://example.org/help'}, /SITE_URL is .* origin/],
    [{SITE_URL: 'https://example.org/?a'}, /SITE_URL is .* origin/],
    [{SITE_URL: 'https://example.org/#a'}, /SITE_URL is .* origin/],
    [{SITE_URL: 'https://exa\nmple.org/'}, /SITE_URL/],
    [{BASE_URL: '/../'}, /BASE_URL/],
    [{BASE_URL: '//evil.com/'}, /BASE_URL/],
    [{BASE_URL: '/a b/'}, /BASE_URL/],
    [{BASE_URL: '/a;b/'}, /BASE_URL/],
    [{BASE_URL: '/a?b/'}, /BASE_URL/],
    [{REQUEST_ENDPOINT: 'https://a;sandbox/'}, /REQUEST_ENDPOINT/],
    [{REQUEST_ENDPOINT: 'https://*/'}, /REQUEST_ENDPOINT/],
    [{REQUEST_ENDPOINT: 'https://*.example.org/'}, /REQUEST_ENDPOINT/],
    [{REQUEST_ENDPOINT: "https://a,'unsafe-inline'/"}, /REQUEST_ENDPOINT/],
  ])('names the variable that is wrong: %o', (variables, message) => {
    expect(() => readEnvironment(variables)).toThrow(message);
  });

  it.each(['SITE_URL', 'REQUEST_ENDPOINT', 'EDIT_URL', 'ISSUES_URL', 'CHAT_URL', 'SOCIAL_URL'])(
    'refuses a secret in %s, and does not repeat it',
    (name) => {
      const read = (): unknown => readEnvironment({[name]: 'https://user:t0ken@example.org/'});
      expect(read).toThrow(new RegExp(`^${name} holds a user name or a password`));
      expect(read).not.toThrow(/t0ken/);
    },
  );

  it('takes hosts of every kind that a policy can name', () => {
    for (const endpoint of ['https://a-1.example.org:8443/x?y', 'https://[2001:db8::1]/']) {
      const {requestEndpoint} = readEnvironment({REQUEST_ENDPOINT: endpoint});
      expect(connectSources({requestEndpoint})).toEqual([new URL(endpoint).origin]);
    }
    expect(readEnvironment({BASE_URL: '/a-b/c.d/~e_f/'}).baseUrl).toBe('/a-b/c.d/~e_f/');
  });

  it('is not stopped by variables that hosts set', () => {
    const hosts = {
      REPOSITORY_URL: 'https://x-access-token:t0ken@code.example/a',
      REPOSITORY_URI: 'a',
      ISSUE_URL: 'b',
    };
    expect(readEnvironment(hosts)).toEqual(readEnvironment({}));
  });

  it('takes an address on this computer, and leaves the variables of other programs alone', () => {
    const others = {DATABASE_URL: 'x', SITE: 'y', OFF: 'z', PUBLIC_URL: '/', PATH: '/bin'};
    const endpoint = 'http://127.0.0.1:8080/';
    expect(readEnvironment({...others, REQUEST_ENDPOINT: endpoint}).requestEndpoint).toBe(endpoint);
  });
});

describe('misspeltNames', () => {
  it.each([
    ['ALGOLIA_APPID', 'ALGOLIA_APP_ID'],
    ['ALGOLIA_API_KEY', 'ALGOLIA_SEARCH_API_KEY'],
    ['REQUEST_ENDPIONT', 'REQUEST_ENDPOINT'],
    ['TRAILINGSLASH', 'TRAILING_SLASH'],
    ['ISSUE_URL', 'ISSUES_URL'],
  ])('warns of %s', (name, meant) => {
    expect(misspeltNames({[name]: 'x'})).toEqual([`${name} is ignored: did you mean ${meant}?`]);
  });

  it('leaves the variables of other programs alone', () => {
    const others = ['DATABASE_URL', 'SITE', 'OFF', 'PUBLIC_URL', 'PATH', 'REPOSITORY_URL'];
    expect(misspeltNames(Object.fromEntries(others.map((name) => [name, 'x'])))).toEqual([]);
  });
});
