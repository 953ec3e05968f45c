import {readFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {checkedFrontMatter} from './src/check/parseFrontMatter';
import {blogOptions} from './src/config/blog';
import {docsOptions} from './src/config/docs';
import {misspellingWarnings, readEnvironment} from './src/config/environment';
import {readAlgoliaSettings} from './src/config/search';
import {getNameSuffix, pdfFolder, site, storageNamespace} from './src/config/site';
import {themeConfig} from './src/config/theme';
import {applicationPlugins} from './src/plugins/application';
import finishInput from './src/plugins/finishInput';
import {getCommit} from './src/plugins/getCommit';
import {createFeedItems} from './src/plugins/feedContent';
import {markdownPlugins} from './src/remark';

misspellingWarnings(process.env).forEach((text) => logger.warn(text));
const environment = readEnvironment(process.env);
const markdown = markdownPlugins(__dirname);

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  favicon: '/favicon.svg',
  url: environment.url,
  baseUrl: environment.baseUrl,
  trailingSlash: environment.trailingSlash,
  staticDirectories: ['static', pdfFolder],
  // The banner is an inline script of its own, which the content security policy would not allow.
  baseUrlIssueBanner: false,
  // `src/plugins/finish/links.ts` checks links and anchors in the final HTML, and names file and line.
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  onDuplicateRoutes: 'throw',
  markdown: {
    // `.md` is plain CommonMark, where braces and angle brackets are text; `.mdx` has components.
    format: 'detect',
    parseFrontMatter: checkedFrontMatter(__dirname),
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
  },
  future: {
    v4: true,
    faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      mdxCrossCompilerCache: true,
      rspackBundler: true,
      // The cache makes warm builds differ from cold ones in bytes, and readers who saved the site
      // offline would download everything again.
      rspackPersistentCache: false,
      // Loading Docusaurus once more in each thread takes longer than rendering these pages.
      ssgWorkerThreads: false,
      gitEagerVcs: true,
    },
  },
  storage: {namespace: storageNamespace(getNameSuffix(environment.baseUrl))},
  // Differs from the default: without the theme's inline scripts and its SVG sprite, which has an inline
  // style; and with the mark that tabs of older builds look for. Docusaurus sends its settings to readers, so the
  // template's comments and indentation are left out.
  ssrTemplate: readFileSync(path.join(__dirname, 'src/config/page.eta'), 'utf8').replace(
    /<% \/\*.*?\*\/ %>|\n\s*/g,
    '',
  ),
  customFields: {
    requestEndpoint: environment.requestEndpoint,
    issuesUrl: environment.issuesUrl,
  },
  clientModules: [
    'prefetchByIntent',
    'announcePage',
    'afterNavigation',
    'imageZoom',
    'termCards',
    'dropdowns',
    'focus',
    'printDetails',
    'readableHash',
    'fragmentTarget',
    'offlineLinks',
  ].map((name) => `./src/clientModules/app/${name}.ts`),
  presets: [
    [
      'classic',
      {
        // Registered in `plugins`: `docs.ts` extends the plugin, so that pages load only the sidebar of their section.
        docs: false,
        blog: {...blogOptions(environment, createFeedItems), ...markdown},
        pages: {...markdown, exclude: ['**/_*/**', '**/README.md']},
        theme: {
          customCss: ['tokens', 'site', 'recovery', 'diagrams'].map(
            (name) => `./src/css/${name}.css`,
          ),
        },
        sitemap: {
          ignorePatterns: ['/search', '/offline'],
          lastmod: null,
          changefreq: null,
          priority: null,
        },
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    [
      './src/plugins/docs.ts',
      {...docsOptions(environment, getCommit(__dirname) !== undefined), ...markdown},
    ],
    ...applicationPlugins,
    [finishInput, {}],
  ],
  themeConfig: themeConfig(environment, readAlgoliaSettings(process.env)),
};

export default config;
