import {execFileSync} from 'node:child_process';
import {cpSync} from 'node:fs';
import {cachedBuild} from './cachedBuild';
import {copyProject} from './copyProject';
import {hostingHeaders} from './delivered';
import {startServer} from './offline';

/** The site, built with other settings. */
interface Variant {
  /** Environment variables of its build; see src/config/environment.ts. */
  variables: Readonly<Record<string, string>>;
  /** Whether there is a git history, which has the date of each page's last change. */
  hasHistory: boolean;
}

/** Settings that affect different parts of the site share a build, because each build takes half a minute. */
export const variants = {
  moved: {
    variables: {SITE_URL: 'https://docs.example.org', BASE_URL: '/help/'},
    hasHistory: false,
  },
  services: {
    variables: {
      TRAILING_SLASH: 'true',
      ALGOLIA_APP_ID: 'TESTAPP123',
      ALGOLIA_SEARCH_API_KEY: 'search-only-key',
      ALGOLIA_INDEX_NAME: 'docs-test',
      ALGOLIA_WRITE_KEY: 'key-that-may-write',
      REQUEST_ENDPOINT: 'https://requests.example.org/fixture/new?source=docs',
      CHAT_URL: 'https://chat.example.org/room',
      SOCIAL_URL: 'https://social.example.org/@showsync',
    },
    hasHistory: true,
  },
} as const satisfies Record<string, Variant>;

export type VariantName = keyof typeof variants;

function addHistory(cwd: string): void {
  const identity = ['-c', 'user.name=Writer', '-c', 'user.email=writer@example.org'];
  for (const words of ['init -q', 'add docs blog', 'commit -q -m Pages']) {
    execFileSync('git', [...identity, ...words.split(' ')], {cwd});
  }
}

/**
 * Builds a variant with shortened pages.
 *
 * @returns its folder, which all tests share
 * @throws Error with the output of the build
 */
export function builtVariant(name: VariantName): Promise<string> {
  const {variables, hasHistory} = variants[name];
  return cachedBuild(name, variants[name], (target) => {
    const copy = copyProject({pages: 'shortened'});
    try {
      if (hasHistory) {
        addHistory(copy.folder);
      }
      const {ok, output, folder} = copy.build(variables);
      if (!ok) {
        throw new Error(`Building the variant ${name} failed:\n${output.slice(-4000)}`);
      }
      cpSync(folder, target, {recursive: true});
    } finally {
      copy.remove();
    }
  });
}

/** Serves a variant with the headers of its hosting files. */
export async function serveVariant(
  name: VariantName,
): Promise<{origin: string; close: () => Promise<void>}> {
  const {variables} = variants[name] as Variant;
  const folder = await builtVariant(name);
  const {origin, stop} = await startServer(folder, {
    base: variables['BASE_URL'] ?? '/',
    headers: hostingHeaders(folder),
  });
  return {origin, close: stop};
}
