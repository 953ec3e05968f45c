import type {Plugin, Preset} from '@docusaurus/types';
import breakpoints from './application/breakpoints';
import content from './application/content';
import inlineScript from './application/inlineScript';
import ltcWorklet from './application/ltcWorklet';
import offlineApp from './application/offlineApp';
import preview from './application/preview';
import modules from './application/modules';
import {searchClient} from './application/searchClient';
import styleParts from './application/styleParts';
import {buildOf, type BuiltProps} from './finish/site';
import {finish} from './finish/steps';

/**
 * Takes the last hooks of all other plugins, so that they run before the site's own steps, which read
 * what they write. The generator starts the hooks of all plugins side by side, in the order of its
 * list.
 *
 * @param plugins - the generator's list, of which `own` must be the first
 * @returns the hooks, with the properties that the generator would give each
 * @throws Error if a hook may have been started before
 */
export function takeLastHooks(
  plugins: BuiltProps['plugins'],
  own: string,
): ((props: BuiltProps) => Promise<void>)[] {
  if (plugins[0]?.name !== own) {
    throw new Error(
      `The plugin ${own} must be the first one, so that it can wait for the others: put its preset first in docusaurus.config.ts.`,
    );
  }
  return plugins.slice(1).flatMap((plugin) => {
    const hook = plugin.postBuild?.bind(plugin);
    delete plugin.postBuild;
    return hook ? [async (props) => hook({...props, content: plugin.content})] : [];
  });
}

const name = 'site-build';

/** Finishes a build: see {@link finish} for what happens, in which order. */
function siteBuild(): Plugin {
  return {
    name,
    async postBuild(props) {
      await Promise.all(takeLastHooks(props.plugins, name).map((hook) => hook(props)));
      await finish(buildOf(props));
    },
  };
}

/**
 * What this site adds to the generator. It has to be the first preset, because the plugins of the
 * first preset come first.
 */
export default function preset(): Preset {
  return {
    plugins: [
      siteBuild,
      inlineScript,
      modules,
      breakpoints,
      content,
      searchClient,
      ltcWorklet,
      offlineApp,
      styleParts,
      preview,
    ],
  };
}
