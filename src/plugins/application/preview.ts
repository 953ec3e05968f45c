import {spawn} from 'node:child_process';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const name = 'preview';

/** Folder with files that a build would generate, served by the dev server below the base URL. */
export const previewFolder = ({
  generatedFilesDir,
}: Pick<LoadContext, 'generatedFilesDir'>): string => path.join(generatedFilesDir, name);

/**
 * Extends the dev server: it runs `npm run check` on pages as they are edited, and compiles a failed page again
 * when a file is added, such as a missing image.
 */
export default function preview(context: LoadContext): Plugin {
  const {siteDir, baseUrl} = context;
  const folders = ['docs', 'blog'].map((folder) => path.join(siteDir, folder));
  const isPage = (file: string): boolean =>
    /\.mdx?$/.test(file) && folders.some((folder) => file.startsWith(folder + path.sep));
  return {
    name,
    configureWebpack: () =>
      process.env['NODE_ENV'] === 'development'
        ? {
            plugins: [
              {
                apply({hooks}) {
                  hooks.watchRun.tap(name, ({modifiedFiles = new Set()}) => {
                    const pages = [...modifiedFiles].filter(isPage);
                    if (pages.length > 0) {
                      // Not awaited, so that the page reloads at once.
                      const command = ['src/commands/run.mjs', 'check', ...pages];
                      spawn(process.execPath, command, {cwd: siteDir, stdio: 'inherit'});
                    }
                  });
                  // The bundler watches files that it has read, which a missing file isn't.
                  hooks.afterCompile.tap(name, ({errors, contextDependencies}) => {
                    if (errors.length > 0) {
                      folders.forEach((folder) => contextDependencies.add(folder));
                    }
                  });
                },
              },
            ],
            // `docusaurus start` merges this into its own configuration.
            devServer: {
              static: [{directory: previewFolder(context), publicPath: baseUrl, watch: false}],
            },
          }
        : {},
  };
}
