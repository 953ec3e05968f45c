import type {Plugin} from '@docusaurus/types';

/** The bundler's own rule, which lets every address through. */
const passThrough =
  /createScriptURL:\s*(?:function\s*\((\w+)\)\s*\{\s*return \1;?\s*\}|\(?(\w+)\)?\s*=>\s*\(?\2\)?)(?=\s*[,}])/;

const ownOriginOnly = `createScriptURL: function (url) {
  if (new URL(url, location.href).origin !== location.origin) {
    throw new TypeError("Refused to load a script from " + url);
  }
  return url;
}`;

/**
 * Replaces the rule in the bundler's Trusted Types policy by one that refuses other origins.
 *
 * @returns the new source, or undefined if this is not the policy
 * @throws Error if it is the policy but its rule reads differently than expected
 */
export function guardPolicy(source: string): string | undefined {
  if (!/createPolicy\(/.test(source)) {
    return undefined;
  }
  if (!passThrough.test(source)) {
    throw new Error(
      'The bundler writes its Trusted Types policy differently now: adapt src/build/application/trustedTypes.ts to it.',
    );
  }
  return source.replace(passThrough, ownOriginOnly);
}

/** The parts of the bundler's interface that are used here. */
interface Compiler {
  hooks: {compilation: {tap: (name: string, on: (compilation: Compilation) => void) => void}};
}
interface Compilation {
  hooks: {runtimeModule: {tap: (name: string, on: (module: RuntimeModule) => void) => void}};
}
interface RuntimeModule {
  source?: {source: Buffer};
}

/**
 * The runtime loads further parts of the application through a Trusted Types policy. The bundler's
 * own one passes any address; ours passes addresses of this site only.
 */
export default function trustedTypes(): Plugin {
  return {
    name: 'trusted-types',
    configureWebpack(config, isServer) {
      const guard = {
        apply(compiler: Compiler): void {
          compiler.hooks.compilation.tap('trusted-types', ({hooks}) => {
            hooks.runtimeModule.tap('trusted-types', (module) => {
              const guarded = module.source && guardPolicy(module.source.source.toString('utf8'));
              if (module.source && guarded) {
                module.source.source = Buffer.from(guarded, 'utf8');
              }
            });
          });
        },
      };
      // The preview has no policy to keep to, and its bundler writes more kinds of scripts.
      return isServer || config.mode === 'development' ? {} : {plugins: [guard as never]};
    },
  };
}
