import {existsSync} from 'node:fs';
import path from 'node:path';
import {about, type Finding, type Rule} from '../finding';
import {getImagePath, findImages} from '../site/images';
import {getAllPages} from '../site/addresses';
import {getImports} from '../site/tree';
import type {Page, Site} from '../site/types';

function* missing(page: Page, root: string): Generator<Finding> {
  const imports = getImports(page.tree);
  for (const {url, line} of findImages(page)) {
    const file = getImagePath(page, imports.get(url)?.from ?? url);
    if (url.startsWith('data:')) {
      const fix = 'Save it as a file next to the page.';
      yield about(page)(line, 'The image is embedded as a data URL', fix);
    } else if (file === undefined) {
      const fix = 'Put a copy next to the page, so that it works offline.';
      yield about(page)(line, `The image ${url} is on another site`, fix);
    } else if (!existsSync(path.join(root, file))) {
      const fix = `Check the name, or add the file ${file}.`;
      yield about(page)(line, `The image ${url} does not exist`, fix);
    }
  }
}

/** Drawings that no page shows. */
function unused(site: Site): Finding[] {
  const {drawings} = site;
  const visible = new Set(
    (drawings.length > 0 ? getAllPages(site) : []).flatMap((page) => [
      ...findImages(page).map(({url}) => getImagePath(page, url)),
      ...[...getImports(page.tree).values()].map(({from}) => getImagePath(page, from)),
    ]),
  );
  return drawings
    .filter(({file}) => !visible.has(file) && !visible.has(file.replace(/\.narrow\.svg$/, '.svg')))
    .map((drawing) => {
      const fix = 'Show it on a page, or remove the file.';
      return about(drawing)(1, 'No page shows this drawing', fix);
    });
}

/** Images on pages exist, and every drawing is on a page. */
export const images: Rule = (site) => [
  ...site.pages.flatMap((page) => [...missing(page, site.root)]),
  ...unused(site),
];
