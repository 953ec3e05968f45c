import {spawnSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {root} from './build';

/** Entries of the project's root that are not copied. */
const excluded = /^(?:node_modules|build|\.docusaurus|\.git|coverage|test-results|\.cache)$/;

/** Result of a build. */
export interface BuildResult {
  ok: boolean;
  /** stdout, then stderr, without ANSI escape codes. */
  output: string;
  /** Folder of the built site. */
  folder: string;
}

/** A copy of the project that can be changed and built. */
export interface ProjectCopy {
  folder: string;
  /** Builds it with additional environment variables. */
  build: (variables?: Readonly<Record<string, string>>) => BuildResult;
  /** Writes a file of the copy; `undo` restores its previous content, or deletes it. */
  write: (file: string, text: string) => {undo: () => void};
  remove: () => void;
}

/** Pages that are not shortened, because others link to their sections, tests read them, or they represent a kind of page. */
const fullPages = new RegExp(
  `^docs/(?:${[
    'handbook/background/practical-tips-for-going-on-stage',
    'handbook/glossary',
    'handbook/tools/index',
    'videosync/building-plugins/your-first-plugin',
    'videosync/getting-started/to-the-big-screen',
    'videosync/introduction',
  ].join('|')})\\.mdx$`,
);

/**
 * Shortens the MDX of a page to its front matter, headings and components: links to it and to its anchors
 * still work, and a build takes a fraction of the time.
 */
export function shortenPage(text: string, isPost: boolean): string {
  const [frontMatter = ''] = /^---\n[\s\S]*?\n---\n/.exec(text) ?? [];
  const body = text.slice(frontMatter.length);
  const withoutFences = body.replace(/^(```+|~~~+)[\s\S]*?^\1$/gm, '');
  const imports = withoutFences.match(/^import (?:\w+|\{[^}]*\}) from '[^']+';?$/gm) ?? [];
  const blocks = withoutFences.match(/^#{2,6} .+$|^<[A-Z]\w*(?:\s[^<>]*)?\/>$/gm) ?? [];
  const start = isPost ? 'A summary.\n\n{/* truncate */}\n' : 'An introduction.\n';
  const parts = blocks.map((block) =>
    block.startsWith('#') ? `${block}\n\nA paragraph.\n` : `${block}\n`,
  );
  return `${frontMatter}\n${imports.join('\n')}\n\n${start}\n${parts.join('\n')}`;
}

function shortenPages(folder: string): void {
  for (const section of ['docs', 'blog']) {
    for (const name of readdirSync(path.join(folder, section), {recursive: true}) as string[]) {
      const file = path.join(section, name).split(path.sep).join('/');
      if (file.endsWith('.mdx') && !fullPages.test(file) && !path.basename(file).startsWith('_')) {
        const full = path.join(folder, file);
        writeFileSync(full, shortenPage(readFileSync(full, 'utf8'), section === 'blog'));
      }
    }
  }
}

/** Variables that affect a build; the caller's values must not leak in. */
const buildVariables =
  /^(?:SITE_URL|BASE_URL|TRAILING_SLASH|REQUEST_ENDPOINT|EDIT_URL|ISSUES_URL|CHAT_URL|SOCIAL_URL|OFFLINE|ALGOLIA_\w+|NODE_ENV|TEST_KIND|VITEST\w*)$/;

/**
 * Builds a project as `npm run build` does.
 *
 * @param variables - additional environment variables
 * @param options - command-line options; by default, the sources aren't checked
 */
export function buildProject(
  folder: string,
  variables: Readonly<Record<string, string>> = {},
  options: readonly string[] = ['--no-check'],
): BuildResult {
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !buildVariables.test(name)),
  );
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['src/commands/build.mjs', ...options],
    {
      cwd: folder,
      encoding: 'utf8',
      env: {...inherited, NO_COLOR: '1', FORCE_COLOR: '0', ...variables},
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  const output = stripVTControlCharacters(`${stdout}\n${stderr}`);
  return {ok: status === 0, output, folder: path.join(folder, 'build')};
}

/**
 * Copies the project's sources into a temporary folder outside the repository.
 *
 * @param options.pages - `shortened` reduces most pages to what others link to
 * @param options.packages - `linked` shares the installed packages and the cache of link images; `own` has
 *   its own packages (hard links where the file system allows them), no cache, and the git history, which
 *   has the date on which each page was last updated
 */
export function copyProject({
  pages = 'whole',
  packages = 'linked',
}: {pages?: 'whole' | 'shortened'; packages?: 'linked' | 'own'} = {}): ProjectCopy {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'project-copy-'));
  const copyEntry = (name: string): void =>
    cpSync(path.join(root, name), path.join(folder, name), {recursive: true});
  readdirSync(root)
    .filter((name) => !excluded.test(name))
    .forEach(copyEntry);
  const installed = path.join(folder, 'node_modules');
  if (packages === 'linked') {
    // Link images of earlier builds are identical.
    const images = path.join('.cache', 'link-images');
    if (existsSync(path.join(root, images))) {
      copyEntry(images);
    }
    symlinkSync(path.join(root, 'node_modules'), installed, 'dir');
  } else {
    if (spawnSync('cp', ['-al', path.join(root, 'node_modules'), installed]).status !== 0) {
      rmSync(installed, {recursive: true, force: true});
      copyEntry('node_modules');
    }
    rmSync(path.join(installed, '.cache'), {recursive: true, force: true});
    if (existsSync(path.join(root, '.git'))) {
      copyEntry('.git');
    }
  }
  if (pages === 'shortened') {
    shortenPages(folder);
  }
  return {
    folder,
    build: (variables) => buildProject(folder, variables),
    write(file, text) {
      const target = path.join(folder, file);
      const before = existsSync(target) ? readFileSync(target, 'utf8') : undefined;
      mkdirSync(path.dirname(target), {recursive: true});
      writeFileSync(target, text);
      return {undo: () => (before === undefined ? rmSync(target) : writeFileSync(target, before))};
    },
    remove: () => rmSync(folder, {recursive: true, force: true}),
  };
}
