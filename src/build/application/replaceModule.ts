import path from 'node:path';

/** The parts of the bundler's interface that are used here. */
interface Request {
  request: string;
  /** Folder of the file that asks. */
  context: string;
}
interface Compilation {
  errors: Error[];
  compiler: {isChild: () => boolean};
}
interface Compiler {
  hooks: {
    afterCompile: {tap: (name: string, then: (compilation: Compilation) => void) => void};
  };
}
type ReplacementPlugin = new (
  pattern: RegExp,
  replace: (resource: Request) => void,
) => {apply: (compiler: never) => void};

const name = 'replace-module';
const withoutEnding = (file: string): string => file.replace(/\.[cm]?[jt]sx?$/, '');

/**
 * Puts a file in the place of one module of a package, for the relative imports inside that package.
 * A setting or a theme component comes first; this is for the modules that have neither.
 *
 * @param Replacement - the bundler's `NormalModuleReplacementPlugin`
 * @param modules - absolute paths of the module that is replaced and of what stands for it
 * @returns a bundler plugin; the build fails when nothing has asked for the module, because an upgrade
 *   has moved or renamed it
 */
export function replaceModule(
  Replacement: ReplacementPlugin,
  {original, ours}: {original: string; ours: string},
): {apply: (compiler: Compiler) => void} {
  const target = withoutEnding(original);
  return {
    apply(compiler) {
      let isReplaced = false;
      new Replacement(/^\.{1,2}\//, (resource) => {
        const asked = path.resolve(resource.context, resource.request);
        if (withoutEnding(asked) === target) {
          resource.request = ours;
          isReplaced = true;
        }
      }).apply(compiler as never);
      compiler.hooks.afterCompile.tap(name, (compilation) => {
        // The preview makes its HTML in a compilation of its own, which has none of the modules.
        if (!isReplaced && !compilation.compiler.isChild()) {
          compilation.errors.push(
            new Error(
              `Nothing imports ${original} any more, so ${ours} is not used. Look where the new ` +
                'version of Docusaurus has what it replaces.',
            ),
          );
        }
      });
    },
  };
}
