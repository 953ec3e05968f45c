import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {readEnvironment} from '../../config/environment';
import {getNameSuffix} from '../../config/site';
import {readTokens} from './tokens';

/** Links to the web app manifest and icons, and the theme colours for the browser's UI. */
async function manifestTags(siteDir: string, base: string): Promise<HtmlTagObject[]> {
  const css = await readFile(path.join(siteDir, 'src', 'css', 'tokens.css'), 'utf8');
  const tokens = readTokens(css);
  const tag = (tagName: string, attributes: Record<string, string>) => ({tagName, attributes});
  const colour = (mode: 'light' | 'dark') => {
    const content = tokens(':root', '--surface-1', mode);
    return tag('meta', {name: 'theme-color', content, media: `(prefers-color-scheme: ${mode})`});
  };
  return [
    tag('link', {rel: 'manifest', href: `${base}manifest.webmanifest`}),
    tag('link', {rel: 'apple-touch-icon', href: `${base}icons/apple-touch-icon.png`}),
    colour('light'),
    colour('dark'),
  ];
}

/**
 * The application's share of offline support: the tags that make the site installable, the client module that
 * saves pages as they are visited, and the suffix of storage names. The service worker and its manifest are
 * written after the build (`src/plugins/finish/offline`).
 */
export default async function offlineApp({siteDir, baseUrl}: LoadContext): Promise<Plugin> {
  const isOn = readEnvironment(process.env).offline;
  const tags = await manifestTags(siteDir, baseUrl);
  return {
    name: 'offline',
    async contentLoaded({actions}) {
      actions.setGlobalData({isOn});
    },
    configureWebpack(_config, _isServer, {currentBundler}) {
      const {DefinePlugin} = currentBundler.instance;
      return {
        plugins: [new DefinePlugin({siteNameSuffix: JSON.stringify(getNameSuffix(baseUrl))})],
      };
    },
    getClientModules: () => (isOn ? [path.join(siteDir, 'src', 'offline', 'keepRead.ts')] : []),
    injectHtmlTags: () => ({headTags: tags}),
  };
}
