import {spawn} from 'node:child_process';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** The part of the bundler that is used. */
interface Compiler {
  modifiedFiles?: ReadonlySet<string>;
  hooks: {
    watchRun: {tap: (name: string, then: (compiler: Compiler) => void) => void};
    afterCompile: {tap: (name: string, then: (compilation: Compilation) => void) => void};
  };
}

interface Compilation {
  errors: {length: number};
  contextDependencies: {add: (folder: string) => void};
}

const name = 'preview';

/** Prints what the writer's check says about pages. It runs beside the preview, which waits for nothing. */
function check(siteDir: string, pages: readonly string[]): void {
  spawn(process.execPath, ['src/commands/run.mjs', 'check', ...pages], {
    cwd: siteDir,
    stdio: 'inherit',
  });
}

/**
 * What the preview does beside showing pages: after an edit it says what `npm run check` says about the
 * page, and a page that could not be shown is tried again when a file is added, such as a missing picture.
 */
export default function preview({siteDir}: LoadContext): Plugin {
  const folders = ['docs', 'blog'].map((folder) => path.join(siteDir, folder));
  const isPage = (file: string): boolean =>
    /\.mdx?$/.test(file) && folders.some((folder) => file.startsWith(folder + path.sep));
  const bundlerPlugin = {
    apply({hooks}: Compiler) {
      hooks.watchRun.tap(name, ({modifiedFiles = new Set()}) => {
        const pages = [...modifiedFiles].filter(isPage);
        if (pages.length > 0) {
          check(siteDir, pages);
        }
      });
      // The bundler watches files that it has read; what is missing is none of them.
      hooks.afterCompile.tap(name, ({errors, contextDependencies}) => {
        if (errors.length > 0) {
          folders.forEach((folder) => contextDependencies.add(folder));
        }
      });
    },
  };
  return {
    name,
    configureWebpack: () =>
      process.env['NODE_ENV'] === 'development' ? {plugins: [bundlerPlugin]} : {},
  };
}
