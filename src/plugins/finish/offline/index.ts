import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants} from 'node:zlib';
import logger from '@docusaurus/logger';
import pMap from 'p-map';
import {type BuiltSite, listFiles} from '../html/readBuild';
import type {Build} from '../build';
import {writeBuilt} from '../writeBuilt';
import {linkImages} from '../../../config/linkImages';
import {getNameSuffix} from '../../../config/site';
import {pageName, savedCopy} from '../../../offline/addresses';
import {type ManifestFile, type OfflineManifest, wholeSite} from '../../../offline/manifest';
import {emptyState, getGroupStatuses} from '../../../offline/plan';
import {files as names} from '../../../offline/protocol';
import {bundleText} from '../../bundleScript';
import * as kinds from './classify';
import {buildFallback} from './fallback';

const {groups, everyGroup} = kinds;

const computeHash = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

/** Transfer size of a file, as hosts compress on the fly: Brotli at a low level. */
async function wireSize(content: Buffer): Promise<number> {
  const params = {[constants.BROTLI_PARAM_QUALITY]: 5};
  return Math.min(content.length, (await promisify(brotliCompress)(content, {params})).length);
}

/** A size for readers, who see kB: the manifest is 8 % smaller with sizes in hundreds of bytes. */
const roundUp = (bytes: number): number => Math.ceil(bytes / 100) * 100;

/** A file to save. */
interface SavedFile {
  entry: ManifestFile;
  file: string;
  /** Names of the images that a page, a style sheet or a script contains. */
  images: readonly string[];
}

const imageName = /[^\s"'`(),;/\\<>=]+\.(?:png|jpe?g|webp|avif|gif)\b/g;

/** Names of the images in a text. What only other sites and search engines read is left out. */
const imagesIn = (text: string): string[] =>
  text
    .replace(/<meta [^>]*>|<script type="?application\/ld\+json.*?<\/script>/g, '')
    .match(imageName) ?? [];

/**
 * Lists the files of a build that can be saved offline.
 *
 * @param site.redirects - redirects by address, from `readBuild`
 * @param routes - chunks of each route, listed by Docusaurus; if empty, every chunk belongs
 *   to every group
 */
export async function readOffline(
  {outDir, baseUrl: base}: Pick<Build, 'outDir' | 'baseUrl'>,
  site: Pick<BuiltSite, 'redirects'>,
  routes: kinds.RouteChunks,
): Promise<{manifest: OfflineManifest; redirects: Record<string, string>}> {
  const getName = (address: string): string => pageName(encodeURI(address), base) ?? '';
  const redirects = Object.fromEntries(
    [...site.redirects].map(([from, to]) => [getName(from), to]),
  );
  const chunks = kinds.groupsOfChunks(routes, base);
  // Link images are left out: only other sites show them.
  const files = (await listFiles(outDir, new RegExp(`^(?!${linkImages.folder}/)`))).filter(
    (file) => kinds.isSaved(file) && !Object.hasOwn(redirects, getName(base + file)),
  );
  const read = async (file: string): Promise<SavedFile> => {
    const isPage = kinds.isPage(file);
    const name = isPage ? getName(base + file) : file;
    const chunk = /^assets\/js\/([^/.]+)\.[0-9a-f]{8}\.js$/.exec(file)?.[1] ?? '';
    const bits = isPage ? kinds.groupsOfPage(name) : (chunks.get(chunk) ?? everyGroup);
    // The manifest lists a page's address with the content of its offline copy.
    const copy = path.join(outDir, isPage ? savedCopy(name) : file);
    const content = await readFile(existsSync(copy) ? copy : path.join(outDir, file));
    return {
      file,
      entry: [
        name,
        computeHash(content),
        roundUp(await wireSize(content)),
        roundUp(content.length),
        bits,
      ],
      images: isPage || /\.(?:css|js|webmanifest)$/.test(file) ? imagesIn(content.toString()) : [],
    };
  };
  const saved = await pMap(files, read, {concurrency: availableParallelism()});
  const [pages, others] = [true, false].map((isPage) =>
    saved.filter(({file}) => kinds.isPage(file) === isPage),
  ) as [SavedFile[], SavedFile[]];

  /** Bit mask of the groups that need each image: those whose pages, styles or scripts contain its name. */
  const bitsOfImages = new Map<string, number>();
  for (const {file, entry, images} of saved) {
    for (const image of images) {
      const bits = kinds.isPage(file) ? entry[4] : everyGroup;
      bitsOfImages.set(image, (bitsOfImages.get(image) ?? 0) | bits);
    }
  }
  const needed = others.flatMap(({file, entry: [name, hash, wire, size, bits]}): ManifestFile[] => {
    const isImage = /\.(?:png|jpe?g|webp|avif|gif)$/.test(file);
    const groupBits = isImage ? bitsOfImages.get(path.posix.basename(file)) : bits;
    return groupBits === undefined ? [] : [[name, hash, wire, size, groupBits]];
  });

  const content = {
    groups,
    pages: pages.map(({entry}) => entry),
    files: needed,
  };
  return {manifest: {version: computeHash(JSON.stringify(content)), ...content}, redirects};
}

/**
 * Writes the service worker, its manifest and the sizes. Must run after all steps that write or change files
 * that readers load: saving fails for a file that differs from the manifest.
 */
export async function writeOffline(
  build: Pick<Build, 'siteDir' | 'outDir' | 'baseUrl' | 'generatedFilesDir'> & {
    environment: Pick<Build['environment'], 'offline'>;
  },
  site: Pick<BuiltSite, 'redirects'>,
): Promise<void> {
  const {siteDir, outDir, baseUrl, generatedFilesDir, environment} = build;
  const siteNameSuffix = JSON.stringify(getNameSuffix(baseUrl));
  if (!environment.offline) {
    const worker = await bundleText(siteDir, 'src/offline/worker/killSwitch.ts', {siteNameSuffix});
    await writeBuilt(outDir, names.worker, worker);
    logger.info('Offline: switched off; installed workers remove themselves.');
    return;
  }
  const routes = await kinds.readRouteChunks(generatedFilesDir);
  const {manifest, redirects} = await readOffline(build, site, routes);
  const worker = await bundleText(siteDir, 'src/offline/worker/main.ts', {
    siteNameSuffix,
    offlineVersion: JSON.stringify(manifest.version),
    offlineRedirects: JSON.stringify(redirects),
    offlineFallback: JSON.stringify(await buildFallback(build)),
  });
  const sizes = getGroupStatuses(manifest, emptyState, new Map());
  await writeBuilt(outDir, names.worker, worker);
  await writeBuilt(outDir, names.manifest, JSON.stringify(manifest));
  await writeBuilt(outDir, names.sizes, JSON.stringify(sizes));
  const {files = 0, wire = 0} = sizes[wholeSite] ?? {};
  logger.info(`Offline: ${files} files, ${(wire / 1e6).toFixed(2)} MB over the wire.`);
}
