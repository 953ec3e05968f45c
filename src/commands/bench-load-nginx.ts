import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {load} from './shared/load';
import {startNginx} from './shared/nginx';

/** How many readers at once, and for how long: an evening with many doors opening at the same time. */
const readers = 200;
const seconds = Number(process.env['LOAD_SECONDS'] ?? 30);

/** Loads the built site behind nginx and prints what readers get. Fails on any answer other than 200. */
async function main(): Promise<void> {
  const folder = path.resolve(process.env['SITE_DIR'] ?? 'build');
  const files = (await readdir(folder, {recursive: true}))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
  const pages = files
    .filter(
      (file) => file.endsWith('.html') && !file.endsWith('/index.html') && file !== '404.html',
    )
    .map((file) => `/${file}`.replace(/(?:index)?\.html$/, ''));
  const assets = files
    .filter((file) => /^assets\/(?:js\/main|css\/styles).*\.(?:js|css)$/.test(file))
    .map((file) => `/${file}`);
  const nginx = await startNginx(folder);
  try {
    const addresses = pages.flatMap((page) => [page, ...assets]);
    const {
      answers,
      errors,
      bytes,
      seconds: took,
      latency,
    } = await load(nginx.origin, addresses, readers, seconds * 1000);
    const failed = Object.values(errors).reduce((sum, count) => sum + count, 0);
    console.log(
      [
        `nginx, ${readers} readers for ${took.toFixed(1)} s, ${pages.length} pages with script and style:`,
        `  answers      ${answers} (${Math.round(answers / took)} a second, ${(bytes / took / 1e6).toFixed(1)} MB/s)`,
        `  errors       ${failed}${failed > 0 ? ` ${JSON.stringify(errors)}` : ''}`,
        `  time, ms     median ${latency.median.toFixed(1)}, p95 ${latency.p95.toFixed(1)}, p99 ${latency.p99.toFixed(1)}, longest ${latency.max.toFixed(1)}`,
      ].join('\n'),
    );
    process.exitCode = failed > 0 || answers === 0 ? 1 : 0;
  } finally {
    await nginx.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
