import {existsSync} from 'node:fs';
import path from 'node:path';
import {type Finding, type Rule} from '../finding';
import {fileOfPicture, picturesOf} from '../site/pictures';
import {allPagesOf} from '../site/addresses';
import {importsOf} from '../site/tree';
import type {Page, Site} from '../site/types';

function missing(page: Page, root: string): Finding[] {
  const imports = importsOf(page.tree);
  return picturesOf(page).flatMap(({url, line}) => {
    const file = fileOfPicture(page, imports.get(url)?.from ?? url);
    if (file === undefined) {
      return [
        {
          file: page.file,
          line,
          problem: `The picture ${url} is on another site`,
          fix: 'Put a copy beside the page, so that it is there without a network.',
        },
      ];
    }
    return existsSync(path.join(root, file))
      ? []
      : [
          {
            file: page.file,
            line,
            problem: `The picture ${url} does not exist`,
            fix: `Check the name, or add the file ${file}.`,
          },
        ];
  });
}

/** Drawings that no page shows. */
function unused(site: Site): Finding[] {
  const {drawings} = site;
  const shown = new Set(
    (drawings.length > 0 ? allPagesOf(site) : []).flatMap((page) => [
      ...picturesOf(page).map(({url}) => fileOfPicture(page, url)),
      ...[...importsOf(page.tree).values()].map(({from}) => fileOfPicture(page, from)),
    ]),
  );
  return drawings
    .filter(({file}) => !shown.has(file) && !shown.has(file.replace(/\.narrow\.svg$/, '.svg')))
    .map(({file}) => ({
      file,
      line: 1,
      problem: 'No page shows this drawing',
      fix: 'Show it in the page beside it, or remove the file.',
    }));
}

export const images: Rule = {
  name: 'images',
  asks: 'Pictures that pages show exist, and drawings are shown.',
  find: (site) => [...site.pages.flatMap((page) => missing(page, site.root)), ...unused(site)],
};
