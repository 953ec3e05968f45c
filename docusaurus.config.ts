import type {Config, Plugin} from '@docusaurus/types';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import {redirects} from './redirects';
import {withoutPostBuild} from './src/after-build/site';
import {inlineScript} from './src/boot/inline';
import {storageNamespace} from './src/boot/keys';
import {checkedFrontMatter} from './src/check/parseFrontMatter';
import {blogOptions} from './src/config/blog';
import {docsOptions} from './src/config/docs';
import {readEnvironment} from './src/config/environment';
import {footerGroups} from './src/config/footer';
import {externalLinks} from './src/config/links';
import {markdownPlugins} from './src/config/markdown';
import {navbarItems} from './src/config/navbar';
import {readSearchSettings} from './src/config/search';
import {announcement, site} from './src/config/site';
import {pageTemplate} from './src/config/template';
import afterBuild from './src/plugins/after-build';
import articlesPlugin from './src/plugins/articles';
import bootPlugin from './src/plugins/boot';
import {buildBoot} from './src/plugins/boot/build';
import clientSeams from './src/plugins/client-seams';
import loaders from './src/plugins/loaders';
import offlinePlugin from './src/plugins/offline';
import announceScripts from './src/plugins/precompress/scripts';
import releasesPlugin from './src/plugins/releases';
import {searchIndexPlugin} from './src/plugins/search-index';
import trustedTypes from './src/plugins/trusted-types';

export default async function createConfig(): Promise<Config> {
  const environment = readEnvironment(process.env);
  const links = externalLinks(environment);
  const boot = await buildBoot(__dirname);
  const searchSettings = readSearchSettings(process.env);
  const allRedirects = redirects(__dirname, links.fixtureEditor.href);
  const markdown = markdownPlugins(__dirname, allRedirects);

  return {
    title: site.title,
    tagline: site.tagline,
    favicon: '/favicon.svg',
    url: environment.url,
    baseUrl: environment.baseUrl,
    trailingSlash: environment.trailingSlash,
    // The banner is an inline script of its own, which the content security policy would not allow.
    baseUrlIssueBanner: false,
    onBrokenLinks: 'throw',
    // Only headings are known to the generator; the link check reads the ids of the final HTML instead.
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
      // The persistent cache makes warm builds differ from cold ones in bytes, and readers who
      // saved the site offline would download everything again.
      faster: {
        swcJsLoader: true,
        swcJsMinimizer: true,
        swcHtmlMinimizer: true,
        lightningCssMinimizer: true,
        mdxCrossCompilerCache: true,
        rspackBundler: true,
        rspackPersistentCache: false,
        // Loading the generator once more in each thread takes longer than rendering these pages, and
        // the other processor packs scripts meanwhile.
        ssgWorkerThreads: false,
        gitEagerVcs: true,
      },
    },
    storage: {namespace: storageNamespace},
    ssrTemplate: pageTemplate({
      inlineScript: inlineScript(announcement.id),
      bootFile: boot.file,
    }),
    customFields: {
      requestEndpoint: environment.requestEndpoint,
      issuesUrl: environment.issuesUrl,
    },
    clientModules: [
      './src/client/imageZoom.ts',
      './src/client/termCards.ts',
      './src/client/spacePresses.ts',
      './src/client/movedSections.ts',
    ],
    presets: [
      [
        'classic',
        {
          docs: {...docsOptions(environment, __dirname), ...markdown},
          blog: {...blogOptions(environment), ...markdown},
          pages: {...markdown},
          svgr: false,
          theme: {
            customCss: ['./src/css/tokens.css', './src/css/site.css', './src/css/diagrams.css'],
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
      clientSeams,
      loaders,
      trustedTypes,
      () => bootPlugin(boot),
      (context) => releasesPlugin(context) as Plugin,
      (context) => articlesPlugin(context) as Plugin,
      [
        '@docusaurus/plugin-client-redirects',
        {
          // Asked for each page that exists, so a redirect to a page not written yet is held back.
          createRedirects: (page: string) =>
            allRedirects
              .filter(({to}) => to === page.replace(/(.)\/$/, '$1'))
              .map(({from}) => from),
        },
      ],
      (context) => withoutPostBuild(searchIndexPlugin(context, searchSettings)),
      announceScripts,
      (context) => offlinePlugin(context, {isOn: environment.offline}),
      (context) => afterBuild(context, allRedirects),
    ],
    themeConfig: {
      colorMode: {defaultMode: 'light', respectPrefersColorScheme: true},
      docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
      blog: {sidebar: {groupByYear: true}},
      tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
      announcementBar: {id: announcement.id, content: announcement.text, isCloseable: true},
      navbar: {title: site.title, hideOnScroll: true, items: navbarItems(links)},
      footer: {
        links: footerGroups(links),
        copyright: site.company,
      },
      metadata: [{property: 'og:type', content: 'website'}],
    } satisfies ThemeConfig,
  };
}
