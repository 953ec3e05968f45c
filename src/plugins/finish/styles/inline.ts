import {pageName, savedCopy} from '../../../offline/addresses';
import {hashSource} from '../hosting/needs';
import {textsOf} from '../html/readBuild';
import type {Build} from '../site';
import {writeBuilt} from '../writeBuilt';

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
  const sheets = await textsOf(outDir, /^assets\/css\/.*\.css$/);
  const used = new Set<string>();
  const inlined = (page: string): string =>
    page.replace(link, (whole, href: string) => {
      const css = sheets.get(href.slice(baseUrl.length));
      if (css === undefined) {
        return whole;
      }
      used.add(css);
      return `<style data-href="${href}">${css}</style>`;
    });
  for (const [file, linked] of await textsOf(outDir, /\.html$/)) {
    const page = inlined(linked);
    if (page !== linked) {
      await writeBuilt(outDir, file, page);
      await writeBuilt(outDir, savedCopy(pageName(baseUrl + file, baseUrl) ?? ''), linked);
    }
  }
  return [...used].map(hashSource).sort();
}
