import {describe, expect, it} from 'vitest';
import {connectSources, hashSource, readNeeds} from '../../../src/plugins/finish/hosting/needs';
import {headersFile, redirectsFile} from '../../../src/plugins/finish/hosting/netlify';
import {nginxFile} from '../../../src/plugins/finish/hosting/nginx';
import {hostedRedirects} from '../../../src/plugins/finish/hosting/site';
import {readPage} from '../../../src/plugins/finish/html/readPage';
import {vercelFile} from '../../../src/plugins/finish/hosting/vercel';
import {readYaml} from '../../support/readYaml';

const {site, ...cases} = readYaml<{
  site: Parameters<typeof nginxFile>[0];
  redirects: string[];
  headers: string;
  nginx: string[];
  forbidden: [html: string, problem: string][];
}>(__dirname, 'hosting.yml');

describe('the content security policy', () => {
  it('rejects an Algolia application ID with other characters', () => {
    expect(() => connectSources({algoliaAppId: 'x.example;'})).toThrow(/letters and digits/);
  });

  it('hashes inline scripts like browsers', () => {
    // The example in Content Security Policy Level 2.
    expect(hashSource("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
    expect(hashSource('a\r\nb\rc')).toBe(hashSource('a\nb\nc'));
    expect(
      readPage('<script>a&&b</script><SCRIPT TYPE=application/json>{}</SCRIPT>').scripts,
    ).toEqual(['a&&b']);
  });
});

describe('redirects', () => {
  it('are those to existing pages, with the base URL and trailing slashes', () => {
    const list = [
      {from: '/old', to: '/new'},
      {from: '/held', to: '/missing'},
      {from: '/away', to: 'https://example.org'},
      {from: '/part', to: '/new#part'},
    ];
    expect(
      hostedRedirects(list, ['/docs/', '/docs/new/'], {baseUrl: '/docs/', trailingSlash: true}),
    ).toEqual([
      {from: '/docs/old', to: '/docs/new/'},
      {from: '/docs/away', to: 'https://example.org'},
      {from: '/docs/part', to: '/docs/new/#part'},
    ]);
  });

  it('are written for Netlify and Cloudflare Pages', () => {
    const [, , ...lines] = redirectsFile(site).split('\n');
    expect(lines.slice(0, 6)).toEqual(cases.redirects);
    expect(headersFile(site)).toContain(cases.headers);
  });

  it('are written for Vercel, with escaped patterns', () => {
    const {redirects} = JSON.parse(vercelFile(site, false)) as {redirects: {source: string}[]};
    expect(redirects[1]?.source).toBe('/docs/2\\.0%20Beta');
    expect(vercelFile(site, false)).toContain('"/docs/a\\\\.b/c/:end(.*)?"');
  });

  it('leave the slash of a home page below a folder to Vercel', () => {
    expect(vercelFile(site, false)).not.toContain('trailingSlash');
    expect(vercelFile({...site, baseUrl: '/'}, false)).toContain('"trailingSlash": false');
  });

  it('are written for nginx, with the query of the target or else of the request, before a fragment', () => {
    const text = nginxFile(site);
    for (const line of cases.nginx) {
      expect(text).toContain(line);
    }
    expect(text).not.toContain('{{');
    expect(() => nginxFile({...site, headers: {A: 'x $uri'}})).toThrow(
      /nginx would expand a variable/,
    );
  });
});

describe('HTML that no content security policy can allow', () => {
  it.each(cases.forbidden)('is reported: %s', (html, problem) => {
    expect(readPage(html).forbidden).toEqual([problem]);
  });

  it('does not include similar HTML', () => {
    const html =
      '<script src="/a.js"></script><p data-style="x" title="javascript">style="x"</p>' +
      '<img src="data:image/png,x">';
    expect(readPage(html)).toMatchObject({scripts: [], forbidden: []});
  });
});

describe('readNeeds', () => {
  const getNeeds = (files: Record<string, string>, connect: string[] = []) => {
    const pages = Object.entries(files).map(([file, html]) => ({file, ...readPage(html)}));
    return readNeeds(pages, connect);
  };

  it('returns sorted unique hashes of inline scripts', () => {
    const files = {a: '<script>one</script>', b: '<script>one</script><script>two</script>'};
    expect(getNeeds(files, ['https://b.example', 'https://a.example'])).toEqual({
      scriptHashes: [hashSource('one'), hashSource('two')].sort(),
      connect: ['https://a.example', 'https://b.example'],
    });
  });

  it('throws with the page and the problem', () => {
    expect(() => getNeeds({'videosync/bad.html': '<p style="color: red">'})).toThrow(
      /blocks 1 parts of pages[\s\S]*videosync\/bad\.html contains an inline style on <p>/,
    );
  });
});
