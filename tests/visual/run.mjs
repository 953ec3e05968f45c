import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import sharp from 'sharp';
import {findBrowser} from '../support/browser.mjs';

/*
 * npm run test:visual: compares every kind of page and every instrument with its reference picture.
 * npm run test:visual -- --update: updates the references for this machine's fonts. Look at them
 * before they are committed. Other arguments go to Playwright.
 */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
const references =
  process.env['VISUAL_REFERENCES'] ?? path.join(root, 'tests', 'visual', 'references');

/** All references together may weigh this much, in bytes. */
const budget = 7 * 1024 * 1024;

/** Largest difference of a channel that no comparison sees. */
const unseen = 8;

/** So many values may differ by more: every comparison passes over more pixels than that. */
const passedOver = 100;

/** Whether two pictures look the same to every comparison. */
async function looksAlike(one, other) {
  const [a, b] = await Promise.all(
    [one, other].map((picture) => sharp(picture).ensureAlpha().raw().toBuffer()),
  );
  return a.filter((value, index) => Math.abs(value - b[index]) > unseen).length <= passedOver;
}

/**
 * Writes every reference with a palette, if that is smaller and has all of its colours: photographs and
 * shaders have more. Returns the weight of all.
 */
async function compress() {
  const files = readdirSync(references, {recursive: true})
    .filter((file) => file.endsWith('.png'))
    .map((file) => path.join(references, file));
  let total = 0;
  for (const file of files) {
    const before = readFileSync(file);
    const {isPalette} = await sharp(before).metadata();
    // A palette of a palette would drift further with each update.
    const few = isPalette
      ? before
      : await sharp(before).png({palette: true, dither: 0, effort: 10}).toBuffer();
    const after = (await looksAlike(before, few))
      ? few
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
  const given = process.argv.slice(2);
  const isUpdate = given.includes('--update');
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
      ...given.filter((argument) => argument !== '--update'),
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
      `The references weigh more than ${budget / 1024 / 1024} MB. Compare fewer pages, or a smaller part.`,
    );
    return 1;
  }
  return status ?? 1;
}

process.exitCode = await run();
