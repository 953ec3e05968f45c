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
import {buildOf} from './finish/site';
import {finish} from './finish/steps';

const name = 'site-build';

/**
 * Finishes a build: see {@link finish} for what happens, in which order. It reads what the last hooks of
 * all other plugins write; Docusaurus starts all hooks side by side, in the order of its list, so
 * this one, the first, takes the others from their plugins and waits for them.
 */
function siteBuild(): Plugin {
  return {
    name,
    async postBuild(props) {
      const [first, ...others] = props.plugins;
      if (first?.name !== name) {
        throw new Error(
          `The plugin ${name} must be the first one, so that it can wait for the others: put its preset first in docusaurus.config.ts.`,
        );
      }
      const hooks = others.map(async (plugin) => {
        const hook = plugin.postBuild?.bind(plugin);
        delete plugin.postBuild;
        await hook?.({...props, content: plugin.content});
      });
      await Promise.all(hooks);
      await finish(buildOf(props));
    },
  };
}

/**
 * What this site adds to Docusaurus. It has to be the first preset, because the plugins of the
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
