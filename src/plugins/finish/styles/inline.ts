import {pageName, savedCopy} from '../../../offline/addresses';
import type {Build} from '../build';
import {hashSource} from '../hosting/needs';
import {textsOf} from '../html/readBuild';
import {writeBuilt} from '../writeBuilt';
import {readStyles, replaceLinks} from './readStyles';

/**
 * Inlines the style sheets that pages link to: a request for them costs a phone a round trip before the first
 * paint. Each sheet has an element of its own with its address, by which the application recognises it, and
 * a hash in the policy. The copies that are saved for offline keep the links: see {@link savedCopy}.
 *
 * @returns the policy's sources for these styles
 */
export async function inlineStyles({
  outDir,
  baseUrl,
}: Pick<Build, 'outDir' | 'baseUrl'>): Promise<string[]> {
  const sheets = await textsOf(outDir, /^assets\/css\/.*\.css$/);
  const used = new Set<string>();
  for (const [file, linked] of await textsOf(outDir, /\.html$/)) {
    // The first paint doesn't wait for a sheet with a condition.
    const links = readStyles(linked).links.filter(({media}) => media === undefined);
    const page = replaceLinks(linked, links, ({href}) => {
      const css = sheets.get(href.slice(baseUrl.length));
      if (css === undefined) {
        return undefined;
      }
      used.add(css);
      return `<style data-href="${href}">${css}</style>`;
    });
    if (page !== linked) {
      await writeBuilt(outDir, file, page);
      await writeBuilt(outDir, savedCopy(pageName(baseUrl + file, baseUrl) ?? ''), linked);
    }
  }
  return [...used].map(hashSource).sort();
}
