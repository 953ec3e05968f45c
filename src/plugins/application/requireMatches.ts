/** The part of a bundler's compiler that is used here. */
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
 * A bundler plugin that fails the build if a pattern matches no module: a rule for that module would silently
 * have no effect.
 *
 * @param plugin - name of the plugin that needs the modules
 * @param patterns - keyed by purpose, for the error message
 */
export function requireMatches(plugin: string, patterns: Readonly<Record<string, RegExp>>) {
  return {
    apply({hooks}: Compiler): void {
      hooks.thisCompilation.tap(plugin, (compilation) =>
        compilation.hooks.finishModules.tap(plugin, (modules) => {
          const missing = new Map(Object.entries(patterns));
          for (const module of modules) {
            const identifier = module.identifier();
            missing.forEach(
              (pattern, purpose) => pattern.test(identifier) && missing.delete(purpose),
            );
          }
          for (const [purpose, pattern] of missing) {
            const message = `${plugin}: no module matches ${String(pattern)} (${purpose}). See src/plugins/README.md.`;
            compilation.errors.push(new Error(message));
          }
        }),
      );
    },
  };
}
