import {spawn} from 'node:child_process';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const name = 'preview';

/** Folder of what a build would write, which the preview serves below the base address. */
export const previewFolder = ({
  generatedFilesDir,
}: Pick<LoadContext, 'generatedFilesDir'>): string => path.join(generatedFilesDir, name);

/**
 * What the preview does beside showing pages: after an edit it says what `npm run check` says about the
 * page, and a page that could not be shown is tried again when a file is added, such as a missing picture.
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
                      // It runs beside the preview, which waits for nothing.
                      const command = ['src/commands/run.mjs', 'check', ...pages];
                      spawn(process.execPath, command, {cwd: siteDir, stdio: 'inherit'});
                    }
                  });
                  // The bundler watches files that it has read; what is missing is none of them.
                  hooks.afterCompile.tap(name, ({errors, contextDependencies}) => {
                    if (errors.length > 0) {
                      folders.forEach((folder) => contextDependencies.add(folder));
                    }
                  });
                },
              },
            ],
            // Read by `docusaurus start`, which adds it to its own folders.
            devServer: {
              static: [{directory: previewFolder(context), publicPath: baseUrl, watch: false}],
            },
          }
        : {},
  };
}
