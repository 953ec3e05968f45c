import type {PluginConfig} from '@docusaurus/types';
import breakpoints from './breakpoints';
import calculators from './calculators';
import content from './content';
import inlineScript from './inlineScript';
import ltcWorklet from './ltcWorklet';
import modules from './modules';
import offlineApp from './offlineApp';
import postCss from './postCss';
import preview from './preview';
import searchClient from './searchClient';
import styleParts from './styleParts';

/**
 * Plugins for the client bundle. They are functions instead of paths, because Docusaurus puts the paths into the
 * settings that every page loads, and would evaluate what they import once more for each.
 */
export const applicationPlugins: PluginConfig[] = [
  inlineScript,
  modules,
  breakpoints,
  postCss,
  calculators,
  content,
  searchClient,
  ltcWorklet,
  offlineApp,
  styleParts,
  preview,
  // With options, because knip calls functions without arguments.
].map((plugin) => [plugin, {}]);
