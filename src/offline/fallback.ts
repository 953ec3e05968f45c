import {escapeHtml, unescapeHtml} from '../components/shared/escape';
import {sections} from '../config/products';

/** A page that can be read without a connection. */
export interface ReadablePage {
  /** Path below the base address. */
  path: string;
  title: string;
}

/** Where the lists of readable pages go. */
export const listMarker = '<!--pages-->';

/**
 * The page that replaces one that is neither saved nor reachable. Complete in itself: style and the
 * appearance script are inside, because nothing else can be relied on.
 *
 * @param options.title - name of the site
 * @param options.script - the appearance script that every page has
 * @param options.style - style sheet
 * @returns HTML with {@link listMarker}
 */
export function fallbackTemplate(options: {title: string; script: string; style: string}): string {
  const {title, script, style} = options;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Not saved | ${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<script>${script}</script>
<style>${style}</style>
</head>
<body>
<p class="site">${title}</p>
<main>
<h1>No connection, and this page isn’t saved</h1>
<p>This device is offline, or the network here doesn’t reach the site. Nothing is wrong with the page itself.</p>
<p class="actions"><a href="">Try again</a></p>
${listMarker}
<h2>Before the next show</h2>
<p>When you have a connection, open “Save for offline” and store all pages, search and the calculators on this device. Every page then works without a network.</p>
</main>
</body>
</html>
`;
}

function linkList(heading: string, base: string, pages: readonly ReadablePage[]): string {
  const items = pages.map(({path, title}) => {
    const href = base + path.split('/').map(encodeURIComponent).join('/');
    return `<li><a href="${escapeHtml(href)}">${escapeHtml(title)}</a></li>`;
  });
  return items.length > 0 ? `<h2>${heading}</h2><ul>${items.join('')}</ul>` : '';
}

/**
 * Fills the template with what can be read.
 *
 * @param options.base - path below which the site is served
 * @param options.pages - pages that were read; titles as in their HTML
 * @param options.groups - ids of what the reader saved
 */
export function fallbackPage(
  template: string,
  options: {base: string; pages: readonly ReadablePage[]; groups?: readonly string[]},
): string {
  const {base, pages, groups = []} = options;
  const products = sections
    .filter(({id}) => groups.includes(id))
    .map(({id, name}) => ({path: `${id}/introduction`, title: name}));
  const read = pages.map(({path, title}) => ({path, title: unescapeHtml(title)}));
  const lists =
    linkList('Saved on this device', base, products) + linkList('Pages on this device', base, read);
  // A function, because a replacement text may hold dollar signs.
  return template.replace(listMarker, () => lists);
}
