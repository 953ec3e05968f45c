import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {root} from './build';

const packages = path.join(root, 'node_modules', '@docusaurus');

/**
 * Files outside src/theme with the upstream files that they replace or depend on: those of the departures in
 * `src/plugins/README.md`, and copies from the theme.
 */
const otherFiles: Readonly<Record<string, readonly string[]>> = {
  'src/clientModules/app/noHighlighter.ts': [
    'theme-classic/lib/prism-include-languages.js',
    'theme-classic/lib/theme/CodeBlock/Content/index.js',
  ],
  'src/clientModules/app/prefetchByIntent.ts': ['core/lib/client/docusaurus.js'],
  'src/clientModules/app/useWindowSize.ts': ['theme-common/lib/hooks/useWindowSize.js'],
  'src/clientModules/appearance.ts': ['theme-classic/lib/inlineScripts.js'],
  'src/clientModules/start.ts': ['App', 'clientEntry', 'preload'].map(
    (name) => `core/lib/client/${name}.js`,
  ),
  'src/config/page.eta': ['core/lib/ssg/ssgTemplate.html.js'],
  'src/plugins/application/sortByCodeUnits.mjs': ['theme-common/lib/utils/reactUtils.js'],
  'src/plugins/application/styleParts.ts': ['core/lib/webpack/base.js'],
  'src/plugins/docs.ts': ['plugin-content-docs/lib/routes.js', 'plugin-content-docs/lib/props.js'],
};

/** A file of this project that replaces, wraps, depends on or was copied from a file of Docusaurus. */
export interface Swizzle {
  file: string;
  /** Key in the record of fingerprints: the file, with the upstream file if there are several. */
  key: string;
  /** Path of the upstream file below node_modules/@docusaurus. */
  upstream: string;
  /** Whether it is a copy with edits between BEGIN EDIT and END EDIT. */
  isEjected: boolean;
}

/** All swizzles of the project, sorted by key. */
export function swizzles(): Swizzle[] {
  const folder = path.join(root, 'src', 'theme');
  const components = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file): [string, string[]][] => {
      const name = file.split(path.sep).join('/');
      const flat = name.replace(/\/index(\.tsx?)$/, '$1');
      const upstream = [
        `theme-search-algolia/src/theme/${name}`,
        `theme-classic/src/theme/${name}`,
        `theme-classic/src/theme/${flat}`,
        `core/lib/client/theme-fallback/${name.replace(/tsx?$/, 'js')}`,
      ].find((candidate) => existsSync(path.join(packages, candidate)));
      // A helper beside a swizzled component has no original.
      return upstream ? [[`src/theme/${name}`, [upstream]]] : [];
    });
  return [...components, ...Object.entries(otherFiles)]
    .flatMap(([file, files]) =>
      files.map((upstream) => ({
        file,
        upstream,
        key: files.length > 1 ? `${file} (${upstream})` : file,
        isEjected: /\bBEGIN EDIT\b/.test(readFileSync(path.join(root, file), 'utf8')),
      })),
    )
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

export function readUpstream(file: string): string {
  return readFileSync(path.join(packages, file), 'utf8');
}

export function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Lines of an ejected file, outside its header and marked edits, that the upstream file doesn't have in this order. */
export function unfencedLines(text: string, upstream: string): string[] {
  const body = text
    .replace(/^\/\*\n \* Swizzled[\s\S]*?\*\/\n/, '')
    .replace(/^.*BEGIN EDIT[\s\S]*?END EDIT.*\n/gm, '')
    .split('\n');
  const original = upstream.split('\n');
  let next = 0;
  return body.filter((line) => {
    const index = original.indexOf(line, next);
    if (index < 0) {
      return true;
    }
    next = index + 1;
    return false;
  });
}
