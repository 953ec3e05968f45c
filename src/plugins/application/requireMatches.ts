/** What is used of a bundler. */
interface Compiler {
  hooks: {
    thisCompilation: {tap: (name: string, run: (compilation: Compilation) => void) => void};
  };
}
interface Compilation {
  errors: Error[];
  hooks: {
    finishModules: {
      tap: (name: string, run: (modules: Iterable<{identifier: () => string}>) => void) => void;
    };
  };
}

/**
 * A bundler plugin that stops a build in which a pattern matches no module: what is meant for that module
 * would silently have no effect.
 *
 * @param plugin - name of the plugin that needs the modules
 * @param patterns - by what they are for
 */
export function requireMatches(plugin: string, patterns: Readonly<Record<string, RegExp>>) {
  return {
    apply({hooks}: Compiler): void {
      hooks.thisCompilation.tap(plugin, (compilation) =>
        compilation.hooks.finishModules.tap(plugin, (modules) => {
          const missing = new Map(Object.entries(patterns));
          for (const module of modules) {
            const identifier = module.identifier();
            missing.forEach((pattern, what) => pattern.test(identifier) && missing.delete(what));
          }
          for (const [what, pattern] of missing) {
            const message = `${plugin}: no module matches ${String(pattern)} (${what}). src/plugins/README.md says what it is for.`;
            compilation.errors.push(new Error(message));
          }
        }),
      );
    },
  };
}
