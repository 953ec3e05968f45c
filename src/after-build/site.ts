import type {LoadContext, Plugin} from '@docusaurus/types';

/** What the after-build steps know of the build, as the generator tells its plugins. */
export type BuiltProps = Parameters<NonNullable<Plugin['postBuild']>>[0];

/** The part of it that goes through a file to the after-build command. */
export type SavedProps = Pick<
  BuiltProps,
  | 'siteDir'
  | 'outDir'
  | 'baseUrl'
  | 'generatedFilesDir'
  | 'routesPaths'
  | 'siteConfig'
  | 'siteStorage'
>;

/** Name of that file, below the generated files. */
export const savedPropsFile = 'after-build.json';

/** Keeps what the after-build steps need. Functions of the configuration are lost, and not needed. */
export function saveProps(props: BuiltProps): SavedProps {
  const {siteDir, outDir, baseUrl, generatedFilesDir, routesPaths, siteConfig, siteStorage} = props;
  return {siteDir, outDir, baseUrl, generatedFilesDir, routesPaths, siteConfig, siteStorage};
}

/** A step as the generator's plugin interface has it, so that a plugin can be a step. */
export type AfterBuild = Pick<Plugin, 'name' | 'postBuild'>;

/** Makes a step. */
export type Step = (context: LoadContext) => AfterBuild;

/** A plugin whose last hook runs as an after-build step instead of beside those of other plugins. */
export function withoutPostBuild(plugin: Plugin): Plugin {
  const {postBuild: _step, ...rest} = plugin;
  return rest;
}
