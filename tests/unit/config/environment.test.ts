import {describe, expect, it} from 'vitest';
import {connectSources} from '../../../src/plugins/finish/hosting/needs';
import {misspellingWarnings, readEnvironment} from '../../../src/config/environment';
import {readYaml} from '../../support/readYaml';

const cases = readYaml<{
  refused: [name: string, values: string[], message: string][];
  misspelt: [name: string, meant: string][];
}>(__dirname, 'environment.yml');

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

  it.each(cases.refused)(
    'names %s when it is one of %j, and says what it must be',
    (name, values, message) => {
      for (const value of values) {
        const prefix = `${name} is "${value}"; it must`;
        expect(() => readEnvironment({[name]: value})).toThrow(prefix);
        expect(() => readEnvironment({[name]: value})).toThrow(message);
      }
    },
  );

  it.each(['SITE_URL', 'REQUEST_ENDPOINT', 'EDIT_URL', 'ISSUES_URL', 'CHAT_URL', 'SOCIAL_URL'])(
    'refuses a secret in %s, and does not repeat it',
    (name) => {
      const read = (): unknown => readEnvironment({[name]: 'https://user:t0ken@example.org/'});
      expect(read).toThrow(new RegExp(`^${name} contains a user name or password`));
      expect(read).not.toThrow(/t0ken/);
    },
  );

  it.each(['api_key', 'token', 'sig', 'AUTH'])('refuses the parameter %s, unrepeated', (name) => {
    const read = (): unknown =>
      readEnvironment({REQUEST_ENDPOINT: `https://example.org/?a=b&${name}=s3cret`});
    expect(read).toThrow(`REQUEST_ENDPOINT has the parameter "${name}"`);
    expect(read).not.toThrow(/s3cret/);
  });

  it('takes hosts of every kind that a policy can name', () => {
    for (const endpoint of ['https://a-1.example.org:8443/x?y', 'https://[2001:db8::1]/']) {
      const {requestEndpoint} = readEnvironment({REQUEST_ENDPOINT: endpoint});
      expect(connectSources({requestEndpoint})).toEqual([new URL(endpoint).origin]);
    }
    expect(readEnvironment({BASE_URL: '/a-b/c.d/~e_f/'}).baseUrl).toBe('/a-b/c.d/~e_f/');
  });

  it('takes an address on this computer, and leaves the variables of hosts and programs alone', () => {
    const others = {
      ...{DATABASE_URL: 'x', SITE: 'y', OFF: 'z', PUBLIC_URL: '/', PATH: '/bin'},
      ...{REPOSITORY_URI: 'a', REPOSITORY_URL: 'https://x-access-token:t0ken@code.example/a'},
    };
    const own = {REQUEST_ENDPOINT: 'http://127.0.0.1:8080/'};
    expect(readEnvironment({...others, ...own})).toEqual(readEnvironment(own));
    expect(readEnvironment(own).requestEndpoint).toBe('http://127.0.0.1:8080/');
  });
});

describe('misspellingWarnings', () => {
  it.each(cases.misspelt)('warns of %s', (name, meant) => {
    expect(misspellingWarnings({[name]: 'x'})).toEqual([
      `${name} is ignored: did you mean ${meant}?`,
    ]);
  });

  it('leaves the variables of other programs alone', () => {
    const others = ['DATABASE_URL', 'SITE', 'OFF', 'PUBLIC_URL', 'PATH', 'REPOSITORY_URL'];
    expect(misspellingWarnings(Object.fromEntries(others.map((name) => [name, 'x'])))).toEqual([]);
  });
});
