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

/** Files that are not copied. */
const leftOut =
  /^(?:node_modules|build|build-print|\.docusaurus|\.git|coverage|test-results|\.cache)$/;

/** Result of a build. */
export interface BuildResult {
  ok: boolean;
  /** Everything that it printed, without colours. */
  output: string;
  /** Folder of the built site. */
  folder: string;
}

/** A copy of the project that can be changed and built. */
export interface ProjectCopy {
  folder: string;
  /** Builds it with some more variables in the environment. */
  build: (variables?: Readonly<Record<string, string>>) => BuildResult;
  /** Writes a file below the copy; `undo` brings back what was there. */
  write: (file: string, text: string) => {undo: () => void};
  remove: () => void;
}

/** Pages that are not cut, because other pages link into them, tests read them, or they represent a kind of page. */
const keptPages = new RegExp(
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
 * A page cut to its front matter, headings and components, so that links to it and into it still lead
 * somewhere, and a build takes a fraction of the time.
 */
export function cutPage(text: string, isPost: boolean): string {
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

function cutPages(folder: string): void {
  for (const section of ['docs', 'blog']) {
    for (const name of readdirSync(path.join(folder, section), {recursive: true}) as string[]) {
      const file = path.join(section, name).split(path.sep).join('/');
      if (file.endsWith('.mdx') && !keptPages.test(file) && !path.basename(file).startsWith('_')) {
        const full = path.join(folder, file);
        writeFileSync(full, cutPage(readFileSync(full, 'utf8'), section === 'blog'));
      }
    }
  }
}

/** Variables that affect a build; those of the caller must not leak in. */
const choices =
  /^(?:SITE_URL|BASE_URL|TRAILING_SLASH|REQUEST_ENDPOINT|EDIT_URL|ISSUES_URL|CHAT_URL|SOCIAL_URL|OFFLINE|ALGOLIA_\w+|NODE_ENV|TEST_KIND|VITEST\w*)$/;

/**
 * Builds a project with `npm run build`.
 *
 * @param options - of the command; by default it leaves out the check of the sources
 */
export function buildProject(
  folder: string,
  variables: Readonly<Record<string, string>> = {},
  options: readonly string[] = ['--no-check'],
): BuildResult {
  const clean = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !choices.test(name)),
  );
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['src/commands/build.mjs', ...options],
    {
      cwd: folder,
      encoding: 'utf8',
      env: {...clean, NO_COLOR: '1', FORCE_COLOR: '0', ...variables},
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  const output = stripVTControlCharacters(`${stdout}\n${stderr}`);
  return {ok: status === 0, output, folder: path.join(folder, 'build')};
}

/**
 * Copies the project's sources into a temporary folder that git knows nothing of.
 *
 * @param options.pages - `cut` keeps of most pages only what others link to
 * @param options.packages - `linked` shares the installed packages and the cache; `own` has its own, as
 *   hard links where the disk allows them, no cache, and the history, from which pages take the day of
 *   their last change
 */
export function copyProject({
  pages = 'whole',
  packages = 'linked',
}: {pages?: 'whole' | 'cut'; packages?: 'linked' | 'own'} = {}): ProjectCopy {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'project-copy-'));
  const copyEntry = (name: string): void =>
    cpSync(path.join(root, name), path.join(folder, name), {recursive: true});
  readdirSync(root)
    .filter((name) => !leftOut.test(name))
    .forEach(copyEntry);
  const installed = path.join(folder, 'node_modules');
  if (packages === 'linked') {
    // Link images of earlier builds are the same here.
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
  if (pages === 'cut') {
    cutPages(folder);
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
