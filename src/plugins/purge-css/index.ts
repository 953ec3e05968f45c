import {createHash} from 'node:crypto';
import {readdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {Plugin} from '@docusaurus/types';
import {PurgeCSS} from 'purgecss';

/** Words that can be names of classes, ids, elements or attributes. */
function wordsOf(text: string): string[] {
  return text.match(/[\w-]*[A-Za-z_][\w-]*/g) ?? [];
}

/**
 * Removes rules whose selectors occur on no page and in no script of the build. Every word of every
 * HTML and JavaScript file counts as used, so that states which only appear in the browser keep
 * their style.
 *
 * @param css - the style sheet
 * @param content - texts of pages and scripts
 */
export async function purge(css: string, content: readonly string[]): Promise<string> {
  const words = new Set(content.flatMap(wordsOf));
  const [result] = await new PurgeCSS().purge({
    content: [{raw: [...words].join(' '), extension: 'txt'}],
    css: [{raw: css}],
    defaultExtractor: (text) => text.split(' '),
    // Attribute selectors, keyframes and variables are few here and easily missed by words alone.
    safelist: {greedy: [/data-/, /aria-/, /^:/, /docs-doc-id/]},
  });
  return result?.css ?? css;
}

async function filesOf(folder: string, extension: string): Promise<string[]> {
  const files = await readdir(folder, {recursive: true});
  return files
    .filter((file) => file.endsWith(extension))
    .sort()
    .map((file) => path.join(folder, file));
}

/**
 * After-build step: the style sheets without the rules that no page uses, under a name with the
 * hash of what is left, since what is left depends on the pages.
 */
export default function purgeCss(): Pick<Plugin, 'name' | 'postBuild'> {
  return {
    name: 'purge-css',
    async postBuild({outDir}) {
      const pages = await filesOf(outDir, '.html');
      const scripts = await filesOf(path.join(outDir, 'assets', 'js'), '.js');
      const texts = await Promise.all([...pages, ...scripts].map((file) => readFile(file, 'utf8')));
      const renamed = new Map<string, string>();
      for (const file of await filesOf(path.join(outDir, 'assets', 'css'), '.css')) {
        const before = await readFile(file, 'utf8');
        const after = await purge(before, texts);
        const hash = createHash('sha256').update(after).digest('hex').slice(0, 8);
        const name = path.basename(file).replace(/\.[0-9a-f]{8}\.css$/, `.${hash}.css`);
        await writeFile(file, after);
        await rename(file, path.join(path.dirname(file), name));
        renamed.set(path.basename(file), name);
        logger.info(`Styles: ${name} has ${after.length} of ${before.length} characters.`);
      }
      for (const [index, file] of pages.entries()) {
        let html = texts[index] ?? '';
        for (const [from, to] of renamed) {
          html = html.replaceAll(from, to);
        }
        if (html !== texts[index]) {
          await writeFile(file, html);
        }
      }
    },
  };
}
