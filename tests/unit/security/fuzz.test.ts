import {storageKeys} from '../../../src/config/storageKeys';
import {runInNewContext} from 'node:vm';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {choiceOf} from '../../../src/browser/early/appearance';
import {nextChoice} from '../../../src/shared/colourChoice';
import {filesOfPage} from '../../../src/browser/early/appLoader';
import {isPrecious} from '../../../src/shared/connection';
import {inlineScript} from '../../../src/browser/early/inline';
import {readingChoices, type ReadingSetting} from '../../../src/config/reading';
import {pageToPrefetch} from '../../../src/browser/early/prefetchPage';
import {readingValue} from '../../../src/browser/early/reading';
import {reloadOnce} from '../../../src/browser/app/reloadOnce';
import {parseInlineHtml} from '../../../src/content/rich-text/inlineHtml';
import {isHashed, pageName, redirectTarget} from '../../../src/offline/addresses';
import {forwardAddress, redirectPage} from '../../../src/build/redirects/page';
import {elementsOf} from '../../support/html';
import {anyJson, anyStored, anyText} from './hostile';

const here = 'https://support.example/videosync/introduction';

describe('reading settings', () => {
  const settings = Object.keys(readingChoices) as ReadingSetting[];

  it('are one of their choices, whatever is stored', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...settings),
        fc.oneof(anyStored, fc.anything()),
        (setting, stored) => {
          const choices: readonly string[] = readingChoices[setting];
          expect(choices).toContain(readingValue(setting, stored as string));
        },
      ),
    );
  });
});

describe('the colour mode', () => {
  it('is a choice, whatever is stored, and the toggle leads to another one', () => {
    fc.assert(
      fc.property(fc.oneof(anyStored, fc.anything()), fc.boolean(), (stored, dark) => {
        const choice = choiceOf(stored as string);
        expect(['light', 'dark', 'system']).toContain(choice);
        expect(nextChoice(choice, dark)).not.toBe(choice);
      }),
    );
  });
});

describe('the inline script', () => {
  /** Runs it with a storage, and returns the attributes that it set. */
  function run(getItem: (key: string) => unknown): Record<string, string> {
    const attributes: Record<string, string> = {};
    runInNewContext(inlineScript('bar-1'), {
      localStorage: {getItem},
      CSS: {supports: () => true},
      matchMedia: () => ({matches: false}),
      location: {hash: '#section'},
      performance: {getEntriesByType: () => []},
      document: {
        documentElement: {
          setAttribute: (name: string, value: unknown) => {
            attributes[name] = String(value);
          },
        },
      },
    });
    return attributes;
  }

  const allowed: Record<string, string[]> = {
    'data-js': [''],
    'data-theme': ['light', 'dark'],
    'data-theme-choice': ['light', 'dark', 'system'],
    'data-announcement-bar-initially-dismissed': ['true', 'false'],
    'data-stage': ['on'],
    'data-text-size': ['large', 'larger'],
    'data-line-width': ['wide'],
  };

  it('sets only known values, whatever is stored', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...Object.values(storageKeys)), anyStored),
        (stored) => {
          for (const [name, value] of Object.entries(run((key) => stored[key] ?? null))) {
            expect(allowed[name]).toContain(value);
          }
        },
      ),
    );
  });

  it('works without storage', () => {
    const blocked = run(() => {
      throw new Error('SecurityError');
    });
    expect(blocked).toMatchObject({'data-theme': 'light', 'data-theme-choice': 'system'});
  });
});

describe('the list of the application’s scripts', () => {
  it('is a list of texts, whatever stands in the page', () => {
    fc.assert(
      fc.property(fc.oneof(anyStored, anyJson), (text) => {
        const scripts = filesOfPage(text);
        expect(Array.isArray(scripts)).toBe(true);
        expect(scripts.every((script) => typeof script === 'string')).toBe(true);
      }),
    );
  });

  it('does not ask a connection for more than it says', () => {
    fc.assert(
      fc.property(
        fc.option(fc.record({effectiveType: anyText, saveData: fc.boolean()}, {requiredKeys: []}), {
          nil: undefined,
        }),
        (connection) => {
          expect(typeof isPrecious(connection)).toBe('boolean');
        },
      ),
    );
  });
});

describe('addresses', () => {
  it('that are fetched ahead are of this site', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.webUrl()), (href) => {
        const page = pageToPrefetch(href, here);
        expect(page === undefined || new URL(page).origin === new URL(here).origin).toBe(true);
      }),
    );
  });

  it('that a redirect leads to keep their page, whatever the query and hash', () => {
    fc.assert(
      fc.property(anyText, anyText, (query, hash) => {
        // As browsers give them: empty, or with their sign, and encoded.
        const asked = new URL(here);
        asked.search = query;
        asked.hash = hash;
        for (const target of [
          'https://support.example/a/b',
          'https://support.example/a/b?x=1',
          'https://support.example/a/b#c',
        ]) {
          const url = new URL(forwardAddress(target, asked.search, asked.hash));
          expect([url.origin, url.pathname]).toEqual(['https://support.example', '/a/b']);
        }
      }),
    );
  });

  it('on a forwarding page are text, never markup', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webPath(),
          fc.constantFrom('/a"><script>1</script>', "/a'b", '/a&lt;b', '/a%20b'),
        ),
        (to) => {
          const html = redirectPage({
            to,
            canonical: `https://support.example${to}`,
            script: '/assets/js/forward.js',
            icon: '/favicon.svg',
          });
          expect(elementsOf(html, 'script')).toHaveLength(1);
          expect(elementsOf(html, 'a')).toHaveLength(1);
          expect(elementsOf(html, 'a')[0]?.attributes['href']).toBe(encodeURI(decodeURI(to)));
        },
      ),
    );
  });

  it('become page names without failing', () => {
    fc.assert(
      fc.property(anyText, anyText, (path, search) => {
        const name = pageName(`/${path}`, '/') ?? '';
        expect(typeof name).toBe('string');
        expect(typeof isHashed(path)).toBe('boolean');
        // A name that objects inherit is no redirect.
        expect(redirectTarget({}, name, search)).toBeUndefined();
        expect(redirectTarget({}, path, search)).toBeUndefined();
      }),
    );
  });
});

describe('the guard against reload loops', () => {
  it('reloads an address at most once at a time, whatever is stored', () => {
    fc.assert(
      fc.property(anyStored, anyText, (first, address) => {
        let stored = first;
        let reloads = 0;
        const environment = {
          read: () => stored,
          write: (value: string) => {
            stored = value;
          },
          reload: () => {
            reloads += 1;
          },
          now: () => 1_000_000,
        };
        for (let i = 0; i < 3; i += 1) {
          reloadOnce(address, environment);
        }
        expect(reloads).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('HTML of headings', () => {
  it('becomes pieces of text in known elements', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          fc
            .array(fc.constantFrom('<code>', '</code>', '<script>', '</', '<em', '>', '&lt;', 'x'))
            .map((parts) => parts.join('')),
        ),
        (html) => {
          for (const {text, element} of parseInlineHtml(html)) {
            expect(typeof text).toBe('string');
            expect([undefined, 'code', 'strong', 'em']).toContain(element);
          }
        },
      ),
    );
  });
});
