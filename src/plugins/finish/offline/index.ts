import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {wireSize} from '../compress';
import type {ContentCache} from '../contentCache';
import {filesOf, type BuiltSite} from '../html/readBuild';
import type {Build} from '../site';
import {writeBuilt} from '../writeBuilt';
import {linkImages} from '../../../config/linkImages';
import {sections} from '../../../config/products';
import {pageName, savedCopy} from '../../../offline/addresses';
import {wholeSite, type ManifestFile, type OfflineManifest} from '../../../offline/manifest';
import {emptyState, groupsOf} from '../../../offline/plan';
import {files as names} from '../../../offline/protocol';
import {bundleText} from '../../bundleScript';
import {buildWorker} from './bundle';
import {groupsOfChunks, groupsOfPage, kindOf, readRouteChunks, type RouteChunks} from './classify';

const isPicture = /\.(?:png|jpe?g|webp|avif|gif)$/;

const groups: string[] = sections.map(({id}) => id);
const everyGroup = (1 << groups.length) - 1;

const hashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

interface BuiltFile {
  file: string;
  content: Buffer;
}

/** Link images are left out: only other sites show them, and they may still be drawn. */
async function readAll(outDir: string): Promise<BuiltFile[]> {
  const files = await filesOf(outDir, new RegExp(`^(?!${linkImages.folder}/)`));
  return Promise.all(
    files.map(async (file) => ({file, content: await readFile(path.join(outDir, file))})),
  );
}

/** What is read from the build to make the manifest. */
export interface OfflineContent {
  manifest: OfflineManifest;
  redirects: Record<string, string>;
}

/**
 * Reads a build and lists what can be saved of it.
 *
 * @param redirects - addresses that forward, with their targets, as the reader of the HTML found them
 * @param routes - the generator's list of the chunks of each route; without it every chunk belongs
 *   to every group
 * @param cache - compressed copies, whose sizes are those over the wire
 */
export async function readOffline(
  {outDir, baseUrl: base}: Pick<Build, 'outDir' | 'baseUrl'>,
  {redirects: forwarding}: Pick<BuiltSite, 'redirects'>,
  routes: RouteChunks,
  cache: ContentCache,
): Promise<OfflineContent> {
  const built = await readAll(outDir);
  const chunks = groupsOfChunks(routes, base, groups);
  const redirects = Object.fromEntries(
    [...forwarding].map(([from, to]) => [pageName(encodeURI(from), base) ?? '', to]),
  );
  const contents = new Map(built.map((file) => [file.file, file]));
  const pages: {name: string; file: BuiltFile}[] = [];
  const others: BuiltFile[] = [];
  for (const file of built) {
    const name = pageName(base + encodeURI(file.file), base) ?? '';
    const kind = kindOf(file.file, Object.hasOwn(redirects, name));
    if (kind === 'page') {
      // Its address is the page's; its content is what is saved.
      const {content} = contents.get(savedCopy(name)) ?? file;
      pages.push({name, file: {file: file.file, content}});
    } else if (kind === 'file') {
      others.push(file);
    }
  }

  // Without what is only for link previews: a picture counts when an element, a style or a script
  // names it.
  const shown = pages
    .map(({file: {content}, name}) => ({
      bits: groupsOfPage(name, groups),
      text: content
        .toString()
        .replace(/<meta [^>]*>|<script type="?application\/ld\+json.*?<\/script>/g, ''),
    }))
    .concat(
      others
        .filter(({file}) => /\.(?:css|js|webmanifest)$/.test(file))
        .map(({content}) => ({bits: everyGroup, text: content.toString()})),
    );
  const bitsOf = (file: string): number | undefined => {
    if (isPicture.test(file)) {
      const name = path.posix.basename(file);
      const users = shown.filter(({text}) => text.includes(name));
      return users.length > 0 ? users.reduce((bits, user) => bits | user.bits, 0) : undefined;
    }
    const chunk = /^assets\/js\/([^/.]+)\.[0-9a-f]{8}\.js$/.exec(file)?.[1];
    return chunks.get(chunk ?? '') ?? everyGroup;
  };

  const entry = async (name: string, {file, content}: BuiltFile, bits: number) =>
    [
      name,
      hashOf(content),
      await wireSize(file, content, cache),
      content.length,
      bits,
    ] satisfies ManifestFile;
  const manifestPages = await Promise.all(
    pages.map(({name, file}) => entry(name, file, groupsOfPage(name, groups))),
  );
  const manifestFiles = await Promise.all(
    others.flatMap((file) => {
      const bits = bitsOf(file.file);
      return bits === undefined ? [] : [entry(file.file, file, bits)];
    }),
  );
  const content = {
    groups,
    pages: manifestPages,
    files: manifestFiles,
  };
  return {manifest: {version: hashOf(JSON.stringify(content)), ...content}, redirects};
}

/**
 * Writes the worker, the manifest and the sizes into a finished build. It comes after all steps that
 * write or change what readers load: saving would fail on what is not in the manifest.
 */
export async function writeOffline(
  build: Pick<Build, 'siteDir' | 'outDir' | 'baseUrl' | 'generatedFilesDir'> & {
    environment: Pick<Build['environment'], 'offline'>;
  },
  site: Pick<BuiltSite, 'redirects'>,
  cache: ContentCache,
): Promise<void> {
  const {siteDir, outDir, generatedFilesDir, environment} = build;
  const write = (name: string, text: string): Promise<void> => writeBuilt(outDir, name, text);
  if (!environment.offline) {
    await write(names.worker, await bundleText(siteDir, 'src/offline/worker/removed.ts'));
    logger.info('Offline: switched off; installed workers remove themselves.');
    return;
  }
  const routes = await readRouteChunks(generatedFilesDir);
  const {manifest, redirects} = await readOffline(build, site, routes, cache);
  const worker = await buildWorker({siteDir, version: manifest.version, redirects});
  const groups = groupsOf(manifest, emptyState, new Map());
  await Promise.all([
    write(names.worker, worker),
    write(names.manifest, JSON.stringify(manifest)),
    write(names.sizes, JSON.stringify(groups)),
  ]);
  const all = groups[wholeSite];
  logger.info(
    `Offline: ${all?.files} files, ${((all?.wire ?? 0) / 1e6).toFixed(2)} MB over the wire.`,
  );
}
