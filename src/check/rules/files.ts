import {statSync} from 'node:fs';
import path from 'node:path';
import {type Finding, findingIn, type Rule} from '../finding';
import {selectedData} from '../site/prose';
import {isSelected, type Page, type Site} from '../site/types';
import {findInvisible} from '../site/unreadable';

function textFaults({file, unreadable}: Page): Finding[] {
  const {faults = [], fixed} = unreadable ?? {};
  const edit = fixed === undefined ? {} : {edit: {start: 0, end: Infinity, text: fixed}};
  return faults.map((fault) => ({file, ...fault, ...edit, isUnreadable: fixed === undefined}));
}

/** Invisible characters in other files than pages. */
function invisibleFaults(site: Site): Finding[] {
  const {settings, drawings, code} = site;
  const sources = new Map(
    [...selectedData(site), ...settings, ...drawings, ...code].map(({file, text}) => [file, text]),
  );
  return [...sources].flatMap(([file, text]) =>
    findInvisible(text).map((fault) => ({file, ...fault, fix: 'Retype the words around it.'})),
  );
}

/** File names must be valid in addresses and on other systems. */
function nameFaults(file: string): Finding[] {
  if (/~$|\.(?:bak|orig|swp|tmp)$|\bcopy\.\w+$|\(\d+\)\.\w+$/i.test(file)) {
    const fix = 'Remove it, or rename it to describe its content.';
    return [findingIn({file})(1, 'The file looks like a backup copy', fix)];
  }
  if (/\.(?:markdown|mdown|mkd|docx?|rtf|odt)$/i.test(file)) {
    const fix = 'Save it as .mdx, or remove it.';
    return [findingIn({file})(1, 'The file does not become a page', fix)];
  }
  if (file.endsWith('/_category_.json')) {
    const fix = 'Write label and position in _category_.yml, as in the other folders.';
    return [findingIn({file})(1, 'The settings of the folder are in JSON', fix)];
  }
  const invalidPart = file
    .split('/')
    .find((part) => !/^[A-Za-z0-9._-]+$/.test(part) || /\.[a-z]*[A-Z]\w*$/.test(part));
  const suggestion = invalidPart
    ?.normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replaceAll('ß', 'ss')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/\.\w+$/, (ending) => ending.toLowerCase());
  const problem = `"${invalidPart}" is not a valid file name`;
  const fix = `Use letters without accents, digits and hyphens, and a lowercase extension, as in ${suggestion}.`;
  return invalidPart ? [findingIn({file})(1, problem, fix)] : [];
}

/** Folders in the sidebar without a label. */
function unnamedFolders({files = []}: Site): Finding[] {
  const pages = files.filter((file) => /^docs\/[^/]+\/.+\/[^_/][^/]*\.mdx?$/.test(file));
  const named = new Set(
    files
      .filter((file) => /\/_category_\.(?:ya?ml|json)$/.test(file))
      .map((file) => path.posix.dirname(file)),
  );
  return [...new Set(pages.map((file) => path.posix.dirname(file)))]
    .filter((folder) => !named.has(folder))
    .map((folder) =>
      findingIn({file: `${folder}/_category_.yml`})(
        1,
        'The folder has no name for the sidebar',
        'Create this file with `label: …` and `position: …`, as in the other folders.',
      ),
    );
}

/** Strict limits, since phones save the whole site. */
const limits = {bytes: 300_000, width: 1920};

/** EXIF tag that points to the GPS data. */
const gpsTag = 0x8825;

/** Whether EXIF data has GPS data (TIFF 6.0, section 2: header, then entries of 12 bytes). */
export function hasGpsData(exif: Buffer | undefined): boolean {
  const isNamed = exif?.toString('latin1', 0, 4) === 'Exif';
  const tiff = exif?.subarray(isNamed ? 'Exif\0\0'.length : 0);
  if (!tiff || tiff.length < 10) {
    return false;
  }
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const word = (at: number): number => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  const count = first + 2 <= tiff.length ? word(first) : 0;
  return Array.from({length: count}, (_, entry) => first + 2 + entry * 12).some(
    (at) => at + 2 <= tiff.length && word(at) === gpsTag,
  );
}

async function imageFaults(root: string, file: string): Promise<Finding[]> {
  if (!/\.(?:png|jpe?g|webp|gif|avif|svg)$/i.test(file)) {
    return [];
  }
  const full = path.join(root, file);
  const {size} = statSync(full);
  const {default: sharp} = await import('sharp');
  const read = await sharp(full)
    .metadata()
    .catch(({message}: Error) => ({message, width: 0, height: 0}));
  const {width, height} = read;
  const reason = 'message' in read ? read.message : '';
  const [line = 1] = /(?<=on line )\d+/.exec(reason)?.map(Number) ?? [];
  const finding = (problem: string, fix: string): Finding[] => [
    {file, line, problem, fix, isUnreadable: true},
  ];
  if (/\.svg$/i.test(file)) {
    return reason.includes('XML')
      ? finding(
          `The drawing is not valid XML: ${reason.trim().replace(/[\s\S]*of data: /, '')}`,
          'Close every element, put every value in quotes, and write &amp; for &.',
        )
      : [];
  }
  if (!width || !height) {
    return finding('The image cannot be read', 'Export it again as PNG, JPEG or WebP.');
  }
  const {exif, pages = 1} = read as {exif?: Buffer; pages?: number};
  if (hasGpsData(exif)) {
    const fix = 'Export it without metadata, which anyone can read.';
    return finding('The image contains the location where it was taken (GPS)', fix);
  }
  if (pages > 1) {
    const fix = 'Use a still image or a list of steps: an animation needs a button that stops it.';
    return finding('The image is animated, and readers cannot stop it', fix);
  }
  const weight =
    size < 1_000_000 ? `${Math.ceil(size / 1000)} kB` : `${(size / 1_000_000).toFixed(1)} MB`;
  return size > limits.bytes || width > limits.width
    ? finding(
        `The image is too large: ${weight}, ${width} × ${height} pixels`,
        `Use at most ${limits.bytes / 1000} kB and ${limits.width} pixels in width: crop it, scale it down, and save it as WebP.`,
      )
    : [];
}

/**
 * Files have content and names that work on every system, images are small, and folders have a name for the
 * sidebar.
 */
export const files: Rule = async (site) => {
  const {root, pages, files: all = [], broken = [], only} = site;
  const selected = all.filter((file) => isSelected(file, only));
  const imageFindings: Finding[] = [];
  for (const file of selected) {
    // Sequential, because sharp mixes the messages of images that fail at the same time.
    imageFindings.push(...(await imageFaults(root, file)));
  }
  return [
    ...broken.map((fault) => ({...fault, isUnreadable: true})),
    ...pages.flatMap(textFaults),
    ...invisibleFaults(site),
    ...selected.flatMap(nameFaults),
    ...unnamedFolders(site),
    ...imageFindings,
  ];
};
