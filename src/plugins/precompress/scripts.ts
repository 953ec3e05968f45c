import type {Plugin} from '@docusaurus/types';

/** What the generator tells the command that started it. */
export interface Bundled {
  /** Folder of the build, whose scripts are final. */
  bundled: string;
}

/** The part of a bundler's compiler that is used here. */
interface Compiler {
  hooks: {afterEmit: {tap: (name: string, then: () => void) => void}};
}

/**
 * Tells the build command when the scripts are there: no later step changes them, and they can be
 * packed while the generator renders pages, which keeps one processor busy only.
 */
export default function announceScripts({outDir}: {outDir: string}): Plugin {
  return {
    name: 'announce-scripts',
    configureWebpack(config, isServer) {
      const announce = {
        apply: ({hooks}: Compiler) =>
          hooks.afterEmit.tap('announce-scripts', () => {
            process.send?.({bundled: outDir} satisfies Bundled);
          }),
      };
      return isServer || config.mode !== 'production' ? {} : {plugins: [announce]};
    },
  };
}
