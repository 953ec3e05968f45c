import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants} from 'node:zlib';
import logger from '@docusaurus/logger';
import {listFiles, type BuiltSite} from '../html/readBuild';
import type {Build} from '../build';
import {writeBuilt} from '../writeBuilt';
import {linkImages} from '../../../config/linkImages';
import {suffixOf} from '../../../config/site';
import {pageName, savedCopy} from '../../../offline/addresses';
import {wholeSite, type ManifestFile, type OfflineManifest} from '../../../offline/manifest';
import {emptyState, groupsOf} from '../../../offline/plan';
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

/** A file to save: pages are named by page name, other files by path. */
interface SavedFile {
  name: string;
  file: string;
  content: Buffer;
  /** Bit mask of the groups that need it. */
  bits: number;
}

/** Bit mask of the groups whose pages show an image; undefined if none does. */
function bitsOfImage(file: string, texts: readonly {text: string; bits: number}[]) {
  const users = texts.filter(({text}) => text.includes(path.posix.basename(file)));
  return users.length > 0 ? users.reduce((bits, user) => bits | user.bits, 0) : undefined;
}

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
  const files = await listFiles(outDir, new RegExp(`^(?!${linkImages.folder}/)`));
  const contents = new Map<string, Buffer>();
  for (const file of files) {
    contents.set(file, await readFile(path.join(outDir, file)));
  }
  const readFirst = (...candidates: string[]): Buffer =>
    candidates.flatMap((file) => contents.get(file) ?? [])[0] ?? Buffer.alloc(0);

  const saved = files.filter(
    (file) => kinds.isSaved(file) && !Object.hasOwn(redirects, getName(base + file)),
  );
  const pages = saved.filter(kinds.isPage).map((file): SavedFile => {
    const name = getName(base + file);
    // The manifest lists the page's address with the content of its offline copy.
    const content = readFirst(savedCopy(name), file);
    return {name, file, content, bits: kinds.groupsOfPage(name)};
  });
  const others = saved
    .filter((file) => !kinds.isPage(file))
    .map((file): SavedFile => {
      const chunk = /^assets\/js\/([^/.]+)\.[0-9a-f]{8}\.js$/.exec(file)?.[1] ?? '';
      return {name: file, file, content: readFirst(file), bits: chunks.get(chunk) ?? everyGroup};
    });

  // An image is needed if an element, a style or a script contains its name.
  const texts = [
    ...pages,
    ...others
      .filter(({file}) => /\.(?:css|js|webmanifest)$/.test(file))
      .map((file) => ({...file, bits: everyGroup})),
  ].map(({content, bits}) => ({
    bits,
    text: content
      .toString()
      .replace(/<meta [^>]*>|<script type="?application\/ld\+json.*?<\/script>/g, ''),
  }));
  const needed = others.flatMap((file) => {
    const isImage = /\.(?:png|jpe?g|webp|avif|gif)$/.test(file.file);
    const bits = isImage ? bitsOfImage(file.file, texts) : file.bits;
    return bits === undefined ? [] : [{...file, bits}];
  });

  const entry = async ({name, content, bits}: SavedFile): Promise<ManifestFile> => {
    const wire = await wireSize(content);
    return [name, computeHash(content), wire, content.length, bits];
  };
  const content = {
    groups,
    pages: await Promise.all(pages.map(entry)),
    files: await Promise.all(needed.map(entry)),
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
  const siteNameSuffix = JSON.stringify(suffixOf(baseUrl));
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
  const sizes = groupsOf(manifest, emptyState, new Map());
  await writeBuilt(outDir, names.worker, worker);
  await writeBuilt(outDir, names.manifest, JSON.stringify(manifest));
  await writeBuilt(outDir, names.sizes, JSON.stringify(sizes));
  const {files = 0, wire = 0} = sizes[wholeSite] ?? {};
  logger.info(`Offline: ${files} files, ${(wire / 1e6).toFixed(2)} MB over the wire.`);
}
