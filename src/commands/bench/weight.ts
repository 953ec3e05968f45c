import {existsSync} from 'node:fs';
import path from 'node:path';
import {pageWeight} from './pageFiles';
import type {Bench} from './table';

const root = path.resolve(__dirname, '..', '..', '..');

const pages = [
  '/videosync/basics/recording-output',
  '/',
  '/blog/a-brief-history-of-videosync',
  '/handbook/tools',
  '/handbook/background/artnet-in-depth',
];

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** `node src/commands/run.mjs bench weight`: bodies only, brotli at its best; no browser, so it takes a second. */
export const weight: Bench = {
  name: 'weight',
  about: 'what the first page weighs, by kind of file',
  run() {
    const site = process.env['SITE_DIR'] ?? path.join(root, 'build');
    if (!existsSync(path.join(site, 'index.html'))) {
      throw new Error(`There is no built site in ${site}. Run npm run build first.`);
    }
    const rows = pages.map((address) => {
      const {html, css, early, application, parts} = pageWeight(site, address);
      return [
        address,
        ...[
          html,
          css,
          early,
          html + css + early,
          application,
          parts,
          html + css + early + application + parts,
        ].map(kilobytes),
      ];
    });
    return Promise.resolve([
      {
        title: 'Weight of the first page (kB, brotli)',
        rows: [
          ['page', 'HTML', 'CSS', 'early', 'to read', 'application', "page's parts", 'in all'],
          ...rows,
        ],
      },
    ]);
  },
};
