import {existsSync} from 'node:fs';
import path from 'node:path';
import {type Finding, findingIn, type Rule} from '../finding';
import {findImages, findMedia, getImagePath} from '../site/images';
import {getAllPages, isStaticFile} from '../site/addresses';
import {getImports} from '../site/tree';
import type {Page, Site} from '../site/types';
import {yamlLine} from '../yaml';

function* missing(page: Page, root: string): Generator<Finding> {
  const imports = getImports(page.tree);
  const {image} = page.frontMatter;
  const front =
    typeof image === 'string' ? [{url: image, line: yamlLine(page.text, ['image'])}] : [];
  for (const {url, line} of [...front, ...findImages(page), ...findMedia(page)]) {
    const file = getImagePath(page, imports.get(url)?.from ?? url);
    if (url.startsWith('data:')) {
      const fix = 'Save it as a file next to the page.';
      yield findingIn(page)(line, 'The image is embedded as a data URL', fix);
    } else if (file === undefined) {
      const fix = 'Put a copy next to the page, so that it works offline.';
      yield findingIn(page)(line, `The image ${url} is on another site`, fix);
    } else if (!existsSync(path.join(root, file))) {
      const fix = `Check the name, or add the file ${file}.`;
      yield findingIn(page)(line, `The image ${url} does not exist`, fix);
    }
  }
}

/** Drawings that no page shows. */
function findUnused(site: Site): Finding[] {
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
      return findingIn(drawing)(1, 'No page shows this drawing', fix);
    });
}

/** Images of authors that do not exist in static. */
function missingAuthorImages({root, settings}: Site): Finding[] {
  const source = settings.find(({file}) => file === 'blog/authors.yml');
  const authors = (source?.value ?? {}) as Record<string, {image_url?: unknown} | null>;
  return Object.entries(authors).flatMap(([name, author]) => {
    const url = author?.image_url;
    const isMissing = typeof url === 'string' && url.startsWith('/') && !isStaticFile(root, url);
    const line = yamlLine(source?.text ?? '', [name, 'image_url']);
    return source && isMissing
      ? [findingIn(source)(line, `The image ${url} does not exist`, `Add the file static${url}.`)]
      : [];
  });
}

/** Images on pages and of authors exist, and every drawing is on a page. */
export const images: Rule = (site) => [
  ...site.pages.flatMap((page) => [...missing(page, site.root)]),
  ...findUnused(site),
  ...missingAuthorImages(site),
];
