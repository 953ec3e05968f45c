import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {findBrowser} from './shared/browser.mjs';
import {decodePng, encodePng} from './shared/png.mjs';

/*
 * npm run test:visual: compares every kind of page with its reference picture.
 * npm run test:visual -- --update: takes the references of this machine's fonts anew. Look at them
 * before they are committed. Other arguments go to Playwright.
 */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
const references =
  process.env['VISUAL_REFERENCES'] ?? path.join(root, 'tests', 'visual', 'references');

/** All references together may weigh this much, in bytes. */
const budget = 4 * 1024 * 1024;

function filesOf(folder) {
  return existsSync(folder)
    ? readdirSync(folder, {recursive: true})
        .filter((file) => file.endsWith('.png'))
        .map((file) => path.join(folder, file))
    : [];
}

/** Writes every reference with a palette, if that is smaller. Returns the weight of all. */
function compress(files) {
  let total = 0;
  let worst = 0;
  for (const file of files) {
    const before = readFileSync(file);
    const {file: after, worst: change} = encodePng(decodePng(before));
    if (after.length < before.length) {
      writeFileSync(file, after);
      worst = Math.max(worst, change);
    }
    total += Math.min(after.length, before.length);
  }
  const kilobytes = Math.round(total / 1024);
  console.log(
    `${files.length} references, ${kilobytes} KB; greatest change of a colour: ${worst.toFixed(1)} of 441.`,
  );
  return total;
}

function run() {
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
  if (isUpdate && status === 0) {
    const weight = compress(filesOf(references));
    if (weight > budget) {
      console.error(
        `The references weigh more than ${budget / 1024 / 1024} MB. Compare fewer pages, or a smaller part.`,
      );
      return 1;
    }
  }
  return status ?? 1;
}

process.exitCode = run();
