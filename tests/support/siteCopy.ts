import {spawnSync} from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {root} from './build';

/** What a build said and left. */
export interface BuildResult {
  ok: boolean;
  /** Everything that it printed, without colours. */
  output: string;
  /** Folder of the built site. */
  folder: string;
}

/** A copy of the project with real configuration and sources, and the pages cut to what others link to. */
export interface SiteCopy {
  folder: string;
  /** Builds it with some more variables in the environment. */
  build: (variables?: Readonly<Record<string, string>>) => BuildResult;
  /** Writes a file below the copy; `undone` takes it away again. */
  write: (file: string, text: string) => {undo: () => void};
  remove: () => void;
}

/** Pages that keep their whole text: they have what other pages link to, or what tests look at. */
const kept = /^docs\/(?:videosync\/introduction|handbook\/(?:glossary|tools))\.mdx$/;

/** Sources that a build needs. The tests and the build's own leftovers are not among them. */
const needed = [
  'src',
  'static',
  'docusaurus.config.ts',
  'redirects.ts',
  'sidebars.ts',
  'package.json',
  'tsconfig.json',
];

/** A page cut to its front matter, headings and calculators, so that links to it and into it still lead somewhere. */
export function cutPage(text: string, isPost: boolean): string {
  const [, frontMatter = '', body = ''] = /^(---\n[\s\S]*?\n---\n)([\s\S]*)$/.exec(text) ?? [
    '',
    '',
    text,
  ];
  const withoutFences = body.replace(/^(```+|~~~+)[\s\S]*?^\1$/gm, '');
  const imports = withoutFences.match(/^import (?:\w+|\{[^}]*\}) from '[^']+';?$/gm) ?? [];
  const blocks =
    withoutFences.match(/^#{2,6} .+$|^<[A-Z]\w*\s[^<>]*\/>$|^<[A-Z]\w*\s*\/>$/gm) ?? [];
  const start = isPost ? 'A summary.\n\n{/* truncate */}\n' : 'An introduction.\n';
  const parts = blocks.map((block) =>
    block.startsWith('#') ? `${block}\n\nA paragraph.\n` : `${block}\n`,
  );
  return `${frontMatter}\n${imports.join('\n')}\n\n${start}\n${parts.join('\n')}`;
}

function copyPages(folder: string): void {
  for (const section of ['docs', 'blog']) {
    for (const entry of readdirSync(path.join(root, section), {
      recursive: true,
      withFileTypes: true,
    })) {
      if (!entry.isFile()) {
        continue;
      }
      const file = path
        .relative(root, path.join(entry.parentPath, entry.name))
        .split(path.sep)
        .join('/');
      const target = path.join(folder, file);
      mkdirSync(path.dirname(target), {recursive: true});
      if (file.endsWith('.mdx') && !kept.test(file) && !entry.name.startsWith('_')) {
        writeFileSync(
          target,
          cutPage(readFileSync(path.join(root, file), 'utf8'), section === 'blog'),
        );
      } else {
        cpSync(path.join(root, file), target);
      }
    }
  }
}

/** Variables that choose something of a build, so that the caller's own do not leak in. */
const choices =
  /^(?:SITE_URL|BASE_URL|TRAILING_SLASH|REQUEST_ENDPOINT|REPOSITORY_URL|ISSUES_URL|CHAT_URL|SOCIAL_URL|OFFLINE|ALGOLIA_\w+|NODE_ENV|VITEST\w*)$/;

/** Makes a copy in a temporary folder that git knows nothing of. */
export function copySite(): SiteCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-copy-'));
  for (const name of needed) {
    cpSync(path.join(root, name), path.join(folder, name), {recursive: true});
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
  copyPages(folder);
  const clean = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !choices.test(name)),
  );
  return {
    folder,
    build(variables = {}) {
      const {status, stdout, stderr} = spawnSync(process.execPath, ['src/commands/build.mjs'], {
        cwd: folder,
        encoding: 'utf8',
        env: {...clean, NO_COLOR: '1', FORCE_COLOR: '0', ...variables},
        maxBuffer: 64 * 1024 * 1024,
      });
      const output = `${stdout}\n${stderr}`.replace(/\u001b\[[0-9;]*m/g, '');
      return {ok: status === 0, output, folder: path.join(folder, 'build')};
    },
    write(file, text) {
      const target = path.join(folder, file);
      let before: string | undefined;
      try {
        before = readFileSync(target, 'utf8');
      } catch {
        before = undefined;
      }
      mkdirSync(path.dirname(target), {recursive: true});
      writeFileSync(target, text);
      return {undo: () => (before === undefined ? rmSync(target) : writeFileSync(target, before))};
    },
    remove: () => rmSync(folder, {recursive: true, force: true}),
  };
}
