import {describe, expect, it} from 'vitest';
import {connectSources} from '../../../src/plugins/finish/hosting/needs';
import {misspellingWarnings, readEnvironment} from '../../../src/config/environment';
import {readYaml} from '../../support/readYaml';

const cases = readYaml<{
  invalid: [name: string, values: string[], message: string][];
  misspelt: [name: string, suggestion: string][];
}>(__dirname, 'environment.yml');

describe('readEnvironment', () => {
  it('has defaults for all variables', () => {
    expect(readEnvironment({})).toMatchObject({
      url: 'https://support.showsync.com',
      baseUrl: '/',
      trailingSlash: false,
      requestEndpoint: undefined,
      offline: true,
    });
  });

  it('reads and trims variables', () => {
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

  it.each(cases.invalid)('rejects values of %s: %j', (name, values, message) => {
    for (const value of values) {
      const prefix = `${name} is "${value}"; it must`;
      expect(() => readEnvironment({[name]: value})).toThrow(prefix);
      expect(() => readEnvironment({[name]: value})).toThrow(message);
    }
  });

  it.each(['SITE_URL', 'REQUEST_ENDPOINT', 'EDIT_URL', 'ISSUES_URL', 'CHAT_URL', 'SOCIAL_URL'])(
    'rejects credentials in %s without repeating them',
    (name) => {
      const read = (): unknown => readEnvironment({[name]: 'https://user:t0ken@example.org/'});
      expect(read).toThrow(new RegExp(`^${name} contains a user name or password`));
      expect(read).not.toThrow(/t0ken/);
    },
  );

  it.each(['api_key', 'token', 'sig', 'AUTH', 'pwd', 'jwt', 'x-credential'])(
    'rejects the parameter %s without its value',
    (name) => {
      const read = (): unknown =>
        readEnvironment({REQUEST_ENDPOINT: `https://example.org/?a=b&${name}=s3cret`});
      expect(read).toThrow(`REQUEST_ENDPOINT has the parameter "${name}"`);
      expect(read).not.toThrow(/s3cret/);
    },
  );

  it.each(['hooks.slack.com/services/T0/B0/s3cret', 'discord.com/api/webhooks/1/s3cret'])(
    'rejects the webhook %s without repeating its address',
    (address) => {
      const read = (): unknown => readEnvironment({REQUEST_ENDPOINT: `https://${address}`});
      expect(read).toThrow('REQUEST_ENDPOINT is the address of a webhook');
      expect(read).not.toThrow(/s3cret/);
    },
  );

  it('accepts all hosts that are valid in a content security policy', () => {
    for (const endpoint of ['https://a-1.example.org:8443/x?y', 'https://[2001:db8::1]/']) {
      const {requestEndpoint} = readEnvironment({REQUEST_ENDPOINT: endpoint});
      expect(connectSources({requestEndpoint})).toEqual([new URL(endpoint).origin]);
    }
    expect(readEnvironment({BASE_URL: '/a-b/c.d/~e_f/'}).baseUrl).toBe('/a-b/c.d/~e_f/');
  });

  it('accepts a URL of localhost, and ignores variables of hosts and other programs', () => {
    const others = {
      ...{DATABASE_URL: 'x', SITE: 'y', OFF: 'z', PUBLIC_URL: '/', PATH: '/bin'},
      ...{REPOSITORY_URI: 'a', REPOSITORY_URL: 'https://x-access-token:t0ken@code.example/a'},
    };
    const ours = {REQUEST_ENDPOINT: 'http://127.0.0.1:8080/'};
    expect(readEnvironment({...others, ...ours})).toEqual(readEnvironment(ours));
    expect(readEnvironment(ours).requestEndpoint).toBe('http://127.0.0.1:8080/');
  });
});

describe('misspellingWarnings', () => {
  it.each(cases.misspelt)('suggests another name for %s: %s', (name, suggestion) => {
    expect(misspellingWarnings({[name]: 'x'})).toEqual([
      `${name} is ignored: did you mean ${suggestion}?`,
    ]);
  });

  it('ignores variables of other programs', () => {
    const others = ['DATABASE_URL', 'SITE', 'OFF', 'PUBLIC_URL', 'PATH', 'REPOSITORY_URL'];
    expect(misspellingWarnings(Object.fromEntries(others.map((name) => [name, 'x'])))).toEqual([]);
  });
});
