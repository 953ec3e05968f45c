import {describe, expect, it} from 'vitest';
import {isHashed, pageName} from '../../../src/offline/addresses';

describe('pageName', () => {
  it.each([
    ['/', ''],
    ['/index.html', ''],
    ['/a/b', 'a/b'],
    ['/a/b/', 'a/b'],
    ['/a/b.html', 'a/b'],
    ['/a/b/index.html', 'a/b'],
    ['/release-notes/videosync/2.1', 'release-notes/videosync/2.1'],
    ['/release-notes/videosync/2.0%20Beta', 'release-notes/videosync/2.0 Beta'],
    ['/50%', '50%'],
  ])('gives one name to %s', (pathname, name) => {
    expect(pageName(pathname, '/')).toBe(name);
  });

  it('counts from the base, with or without its slash, and refuses what is outside', () => {
    expect(pageName('/docs/a', '/docs/')).toBe('a');
    expect(pageName('/docs', '/docs/')).toBe('');
    expect(pageName('/documents/a', '/docs/')).toBeUndefined();
  });
});

describe('isHashed', () => {
  it.each([
    '/assets/js/01370a16.58acfaac.js',
    '/assets/css/styles.8b625036.css',
    '/assets/search/texts.0123abcd.json',
    '/assets/images/ripple-1a371dae443ae18c7222c36944875fa9.png',
  ])('knows %s', (pathname) => expect(isHashed(pathname)).toBe(true));

  it.each(['/favicon.svg', '/404.html', '/assets/search/index.json', '/icons/icon-512.png'])(
    'does not take %s for one',
    (pathname) => expect(isHashed(pathname)).toBe(false),
  );
});
