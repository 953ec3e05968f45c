import {pageName, savedCopy} from '../../../offline/addresses';
import type {Build} from '../build';
import {hashSource} from '../hosting/needs';
import {readFiles} from '../html/readBuild';
import {writeBuilt} from '../writeBuilt';
import {writtenLinks} from './readStyles';

/**
 * Inlines the style sheets that pages link to: requests for them would cost a round trip before the first
 * paint. Each sheet keeps an element of its own with its URL, so that the application recognises it, and adds a
 * hash to the CSP. The copies that are saved offline keep the links: see {@link savedCopy}.
 *
 * @returns the CSP sources for these styles
 */
export async function inlineStyles({
  outDir,
  baseUrl,
}: Pick<Build, 'outDir' | 'baseUrl'>): Promise<string[]> {
  const sheets = new Map<string, string>();
  for await (const [file, css] of readFiles(outDir, /^assets\/css\/.*\.css$/)) {
    sheets.set(file, css);
  }
  const used = new Set<string>();
  for await (const [file, linked] of readFiles(outDir, /\.html$/)) {
    // Without the sheet for dark mode, whose media query is false where scripts run.
    const page = linked.replace(writtenLinks, (link, href: string) => {
      const css = sheets.get(href.slice(baseUrl.length));
      if (css === undefined) {
        return link;
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
