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

/** A site that was built with other settings. */
interface Variant {
  /** What is set in the environment of its build; see src/config/environment.ts. */
  variables: Readonly<Record<string, string>>;
  /** Whether git knows when its pages were changed. */
  hasHistory: boolean;
}

/** Settings that change different parts of the site share a build, because each takes half a minute. */
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
 * The folder of a variant with shortened pages. It is built once for each build of the site, by the
 * test that asks first, and kept for the other tests.
 *
 * @throws Error with the build's messages
 */
export function builtVariant(name: VariantName): string {
  const cached = path.join(root, '.cache', 'variants', name);
  const mark = path.join(cached, '.built-beside');
  const build = String(statSync(path.join(siteDir, 'index.html')).mtimeMs);
  const isBuilt = (): boolean => existsSync(mark) && readFileSync(mark, 'utf8') === build;
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
      throw new Error(`The variant ${name} was not built:\n${output.slice(-4000)}`);
    }
    // Somebody else may be looking for it: it takes its place when it is whole.
    const whole = `${cached}.${process.pid}`;
    mkdirSync(path.dirname(cached), {recursive: true});
    cpSync(folder, whole, {recursive: true});
    writeFileSync(path.join(whole, path.basename(mark)), build);
    // Another worker that built it in the meantime serves it already.
    if (isBuilt()) {
      rmSync(whole, {recursive: true});
    } else {
      rmSync(cached, {recursive: true, force: true});
      renameSync(whole, cached);
    }
  } finally {
    copy.remove();
  }
  return cached;
}

/** A variant behind the headers of its own hosting files. */
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
