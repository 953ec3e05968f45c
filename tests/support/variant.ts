import {execFileSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {copyProject} from './copyProject';
import {root, siteDir} from './build';
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
 * Builds a variant with shortened pages, unless it was already built after the last build of the site.
 *
 * @returns its folder, which all tests share
 * @throws Error with the output of the build
 */
export function builtVariant(name: VariantName): string {
  const cached = path.join(root, '.cache', 'variants', name);
  const stamp = path.join(cached, '.built-beside');
  const build = String(statSync(path.join(siteDir, 'index.html')).mtimeMs);
  const isBuilt = (): boolean => existsSync(stamp) && readFileSync(stamp, 'utf8') === build;
  if (isBuilt()) {
    return cached;
  }
  const {variables, hasHistory} = variants[name];
  const copy = copyProject({pages: 'shortened'});
  try {
    if (hasHistory) {
      addHistory(copy.folder);
    }
    const {ok, output, folder} = copy.build(variables);
    if (!ok) {
      throw new Error(`Building the variant ${name} failed:\n${output.slice(-4000)}`);
    }
    // Renamed when complete, because another worker may be looking for it.
    const complete = `${cached}.${process.pid}`;
    mkdirSync(path.dirname(cached), {recursive: true});
    cpSync(folder, complete, {recursive: true});
    writeFileSync(path.join(complete, path.basename(stamp)), build);
    // Another worker may have built it in the meantime, and may serve it already.
    if (isBuilt()) {
      rmSync(complete, {recursive: true});
    } else {
      rmSync(cached, {recursive: true, force: true});
      renameSync(complete, cached);
    }
  } finally {
    copy.remove();
  }
  return cached;
}

/** Serves a variant with the headers of its hosting files. */
export async function serveVariant(
  name: VariantName,
): Promise<{origin: string; close: () => Promise<void>}> {
  const {variables} = variants[name] as Variant;
  const folder = builtVariant(name);
  const {origin, stop} = await startServer(folder, {
    base: variables['BASE_URL'] ?? '/',
    headers: hostingHeaders(folder),
  });
  return {origin, close: stop};
}
