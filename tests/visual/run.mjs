import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import sharp from 'sharp';
import {findBrowser} from '../support/browser.mjs';

/*
 * npm run test:visual: compares every kind of page and every instrument with its reference screenshot.
 * npm run test:visual -- --update: updates the references for this machine's fonts. Review them before
 * committing. Other arguments are passed to Playwright.
 */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
const references =
  process.env['VISUAL_REFERENCES'] ?? path.join(root, 'tests', 'visual', 'references');

/** Maximum size of all references in bytes. */
const budget = 7 * 1024 * 1024;

/** Difference of a channel that is below the threshold of every comparison. */
const maxDifference = 8;

/** Number of channel values that may differ by more, fewer than every comparison allows. */
const maxDifferentValues = 100;

/** Whether two images are equal for every comparison. */
async function areEqual(one, other) {
  const [a, b] = await Promise.all(
    [one, other].map((image) => sharp(image).ensureAlpha().raw().toBuffer()),
  );
  return (
    a.filter((value, index) => Math.abs(value - b[index]) > maxDifference).length <=
    maxDifferentValues
  );
}

/**
 * Converts references to palette images if that is smaller and visually lossless, which it isn't for photographs
 * and shaders. Returns the size of all references in bytes.
 */
async function compress() {
  const files = readdirSync(references, {recursive: true})
    .filter((file) => file.endsWith('.png'))
    .map((file) => path.join(references, file));
  let total = 0;
  for (const file of files) {
    const before = readFileSync(file);
    const {isPalette} = await sharp(before).metadata();
    // Quantising a palette image again would change its colours with each update.
    const withPalette = isPalette
      ? before
      : await sharp(before).png({palette: true, dither: 0, effort: 10}).toBuffer();
    const after = (await areEqual(before, withPalette))
      ? withPalette
      : await sharp(before).png({compressionLevel: 9, adaptiveFiltering: false}).toBuffer();
    if (after.length < before.length) {
      writeFileSync(file, after);
    }
    total += Math.min(after.length, before.length);
  }
  console.log(`${files.length} references, ${Math.round(total / 1024)} KB.`);
  return total;
}

async function run() {
  const args = process.argv.slice(2);
  const isUpdate = args.includes('--update');
  const browser = findBrowser();
  if (!browser.path) {
    console.error(browser.problem);
    return 1;
  }
  const cli = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const {status} = spawnSync(
    process.execPath,
    [
      cli,
      'test',
      '-c',
      path.join('tests', 'visual', 'playwright.config.ts'),
      ...args.filter((argument) => argument !== '--update'),
      ...(isUpdate ? ['--update-snapshots=all'] : []),
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        CHROMIUM_PATH: browser.path,
        VISUAL_REFERENCES: references,
        VISUAL_UPDATE: String(isUpdate),
      },
    },
  );
  if (isUpdate && status === 0 && (await compress()) > budget) {
    console.error(
      `The references have more than ${budget / 1024 / 1024} MB. Compare fewer pages, or a smaller part.`,
    );
    return 1;
  }
  return status ?? 1;
}

process.exitCode = await run();
