import {createHash} from 'node:crypto';
import {readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {AfterBuild} from '../../after-build/site';
import {purge} from './purge';
import {namesIn, split} from './split';

async function filesOf(folder: string, pattern: RegExp): Promise<string[]> {
  const files = await readdir(folder, {recursive: true});
  return files
    .filter((file) => pattern.test(file))
    .sort()
    .map((file) => path.join(folder, file));
}

const read = (files: readonly string[]): Promise<string[]> =>
  Promise.all(files.map((file) => readFile(file, 'utf8')));

/**
 * The page with the sheets that it needs: the common one, and the rest beside it or, as the first of
 * the application's files, with the application.
 *
 * @param html - the page
 * @param before - name of the sheet that the page links
 * @param common - name of the sheet that takes its place
 * @param rest - name of the other one, if there is one
 * @param needsRest - whether the first paint needs it
 */
export function linkStyles(
  html: string,
  {
    before,
    common,
    rest,
    needsRest,
  }: {before: string; common: string; rest: string | undefined; needsRest: boolean},
): string {
  const link = new RegExp(`<link\\b[^>]*href="?([^\\s">]*/)${before.replaceAll('.', '\\.')}[^>]*>`);
  const [tag, folder] = link.exec(html) ?? [];
  if (!tag) {
    return html;
  }
  const tags = [common, ...(needsRest && rest ? [rest] : [])];
  const linked = html.replace(tag, tags.map((name) => tag.replace(before, name)).join(''));
  return needsRest || !rest
    ? linked
    : linked.replace(/(\bid="?app-scripts"?[^>]*>\[)/, `$1${JSON.stringify(folder + rest)},`);
}

/**
 * After-build step: the style sheet without what no page uses, in two parts: what the first paint of
 * most pages needs, and the rest, which few pages need before the application is there. Their names
 * carry a hash of what is left, since that depends on the pages.
 */
export default function styles(): AfterBuild {
  return {
    name: 'styles',
    async postBuild({outDir}) {
      const scripts = path.join(outDir, 'assets', 'js');
      const pages = await filesOf(outDir, /\.html$/);
      const htmls = await read(pages);
      const code = await read(await filesOf(scripts, /\.js$/));
      const early = await read(await filesOf(scripts, /^boot\..*\.js$/));
      const always = new Set(early.flatMap((text) => text.match(/[\w-]+/g) ?? []));

      for (const file of await filesOf(path.join(outDir, 'assets', 'css'), /\.css$/)) {
        const before = path.basename(file);
        const whole = await readFile(file, 'utf8');
        const linking = pages.flatMap((page, index) => {
          const html = htmls[index] ?? '';
          return html.includes(before) ? [{page, html}] : [];
        });
        const parts = split(
          await purge(whole, [...htmls, ...code]),
          linking.map(({html}) => namesIn(html)),
          always,
        );
        const write = async (name: string, css: string): Promise<string> => {
          const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
          const full = `${name}.${hash}.css`;
          await writeFile(path.join(path.dirname(file), full), css);
          return full;
        };
        await rm(file);
        const common = await write('styles', parts.common);
        const rest = parts.rest ? await write('more', parts.rest) : undefined;
        for (const [index, {page, html}] of linking.entries()) {
          const needsRest = parts.needsRest[index] ?? false;
          await writeFile(page, linkStyles(html, {before, common, rest, needsRest}));
        }
        logger.info(
          `Styles: ${whole.length} characters are ${parts.common.length} in ${common} and ` +
            `${parts.rest.length} in ${rest ?? 'nothing'}, which ${parts.needsRest.filter(Boolean).length} of ` +
            `${linking.length} pages need for their first paint.`,
        );
      }
    },
  };
}
