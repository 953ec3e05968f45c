import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {root} from './build';

const packages = path.join(root, 'node_modules', '@docusaurus');

/** Files outside src/theme that stand in for an upstream module. */
const seams: Record<string, string> = {
  'src/client/ClientLifecyclesDispatcher.jsx': 'core/lib/client/ClientLifecyclesDispatcher.js',
  'src/client/PendingNavigation.jsx': 'core/lib/client/PendingNavigation.js',
  'src/client/BaseUrlIssueBanner.ts': 'core/lib/client/BaseUrlIssueBanner/index.js',
  'src/client/Loading.tsx': 'core/lib/client/theme-fallback/Loading/index.js',
  'src/client/IntlUtils.ts': 'theme-common/lib/utils/IntlUtils.js',
  'src/client/preload.ts': 'core/lib/client/preload.js',
  'src/client/reactUtils.ts': 'theme-common/lib/utils/reactUtils.js',
  'src/client/intentPrefetch.ts': 'core/lib/client/docusaurus.js',
  'src/config/template.ts': 'core/lib/ssg/ssgTemplate.html.js',
  'src/boot/inline.ts': 'theme-classic/lib/inlineScripts.js',
};

/** A file of ours that replaces, wraps or was copied from an upstream one. */
export interface Swizzle {
  ours: string;
  /** Below node_modules/@docusaurus. */
  upstream: string;
  /** Copied, with fenced edits. */
  isEjected: boolean;
}

/** Every such file of the project. */
export function swizzles(): Swizzle[] {
  const folder = path.join(root, 'src', 'theme');
  const components = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.tsx'))
    .map((file): [string, string] => {
      const name = file.split(path.sep).join('/');
      const direct = `theme-classic/src/theme/${name}`;
      const flat = `theme-classic/src/theme/${name.replace(/\/index\.tsx$/, '.tsx')}`;
      return [`src/theme/${name}`, existsSync(path.join(packages, direct)) ? direct : flat];
    })
    // Parts that a swizzled component is made of have no upstream of their own.
    .filter(([, upstream]) => existsSync(path.join(packages, upstream)));
  return [...components, ...Object.entries(seams)]
    .map(([ours, upstream]) => ({
      ours,
      upstream,
      isEjected: /\bBEGIN EDIT\b/.test(readFileSync(path.join(root, ours), 'utf8')),
    }))
    .sort((a, b) => (a.ours < b.ours ? -1 : 1));
}

export function readUpstream(file: string): string {
  return readFileSync(path.join(packages, file), 'utf8');
}

export function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/**
 * Lines of an ejected file that are neither upstream's, in upstream's order, nor inside a fenced
 * edit or the header comment.
 */
export function unfencedLines(ours: string, upstream: string): string[] {
  const body = ours
    .replace(/^\/\*\n \* Swizzled[\s\S]*?\*\/\n/, '')
    .replace(/^.*BEGIN EDIT[\s\S]*?END EDIT.*\n/gm, '')
    .split('\n');
  const original = upstream.split('\n');
  let at = 0;
  return body.filter((line) => {
    const found = original.indexOf(line, at);
    if (found < 0) {
      return true;
    }
    at = found + 1;
    return false;
  });
}
