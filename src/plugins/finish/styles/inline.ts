import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {pageName, savedCopy} from '../../../offline/addresses';
import {hashSource} from '../hosting/needs';
import {filesOf} from '../html/readBuild';
import type {Build} from '../site';

/** Link to a style sheet that the first paint would wait for. */
const link = /<link rel="stylesheet" href="([^"]+)">/g;

/**
 * Puts style sheets into the pages that link to them: asking for them costs a phone a round trip before
 * anything is painted. Each sheet keeps its own element, with its address, so that the application knows
 * what is there and the policy allows it by a few hashes. What is saved for reading offline stays
 * without: see {@link savedCopy}.
 *
 * @returns the policy's sources for these styles
 */
export async function inlineStyles({
  outDir,
  baseUrl,
}: Pick<Build, 'outDir' | 'baseUrl'>): Promise<string[]> {
  const sheets = new Map<string, string>();
  for (const file of await filesOf(outDir, /^assets\/css\/.*\.css$/)) {
    sheets.set(baseUrl + file, await readFile(path.join(outDir, file), 'utf8'));
  }
  const used = new Set<string>();
  const inlined = (page: string): string =>
    page.replace(link, (whole, href: string) => {
      const css = sheets.get(href);
      if (css === undefined) {
        return whole;
      }
      used.add(css);
      return `<style data-href="${href}">${css}</style>`;
    });
  for (const file of await filesOf(outDir, /\.html$/)) {
    const place = path.join(outDir, file);
    const linked = await readFile(place, 'utf8');
    const page = inlined(linked);
    const copy = savedCopy(pageName(baseUrl + file, baseUrl) ?? '');
    if (page !== linked) {
      await writeFile(place, page);
      await mkdir(path.dirname(path.join(outDir, copy)), {recursive: true});
      await writeFile(path.join(outDir, copy), linked);
    }
  }
  return [...used].map(hashSource).sort();
}
