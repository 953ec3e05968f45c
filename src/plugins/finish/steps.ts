import {PerfLogger} from '@docusaurus/logger';
import {readBuild} from './html/readBuild';
import {checkLinks} from './links';
import {drawLinkImages} from './linkImages';
import {writeHosting} from './hosting';
import {writeMarkdownCopies} from './markdownCopies';
import {writeOffline} from './offline';
import {writeRedirectPages} from './redirects';
import {writeReleaseFeeds} from './releaseFeed';
import {writeSearchIndex} from './search';
import type {Build} from './site';
import {refuseStaticLinks} from './staticLinks';
import {finishStyles} from './styles';
import {inlineStyles} from './styles/inline';

/**
 * Everything that happens to a build after Docusaurus has written its pages. The order matters:
 * first what changes pages; then they are read, once; then what is made of them; at the end what
 * lists all files.
 *
 * @throws Error with file, line and fix, when the build must not be published
 */
export async function finish(build: Build): Promise<void> {
  // With `DOCUSAURUS_PERF_LOGGER=true` the build says how long each step takes.
  const {async: step} = PerfLogger;
  await step('Links in static', () => refuseStaticLinks(build.siteDir));
  await step('Redirects', () => writeRedirectPages(build));
  await step('Style sheets of pages', () => finishStyles(build));
  const site = await step('Reading', () => readBuild(build.outDir, build.baseUrl));
  await step('Release feeds', () => writeReleaseFeeds(build));
  await step('Markdown copies', () => writeMarkdownCopies(build, site));
  await step('Links', () => checkLinks(build, site));
  await step('Search index', () => writeSearchIndex(build, site));
  await step('Link images', () => drawLinkImages(build, site));
  const styles = await step('Styles in pages', () => inlineStyles(build));
  await step('Offline', () => writeOffline(build, site));
  await step('Hosting', () => writeHosting(build, site, styles));
}
