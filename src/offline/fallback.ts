import {escapeHtml, unescapeHtml} from '../components/shared/escape';
import {sections} from '../config/products';

/** A page that can be read without a connection. */
export interface ReadablePage {
  /** Path below the base address. */
  path: string;
  title: string;
}

/** Where the lists of readable pages go, in fallback.html. */
export const listMarker = '<!--pages-->';

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
