import {escapeHtml, unescapeHtml} from '../../components/shared/escape';
import {sectionOf, sections} from '../../config/products';

/** A page that can be read without a connection. */
export interface ReadablePage {
  /** Path below the base address. */
  path: string;
  title: string;
}

/** Where the list of readable pages goes. */
export const listMarker = '<!--pages-->';

/**
 * Fills the page for what is not saved with the pages that are.
 *
 * @param template - HTML with {@link listMarker}
 * @param options.base - path below which the site is served
 * @param options.pages - pages that were read
 * @param options.groups - ids of what the reader saved
 */
export function fallbackPage(
  template: string,
  {
    base,
    pages,
    groups = [],
  }: {base: string; pages: readonly ReadablePage[]; groups?: readonly string[]},
): string {
  const items = pages.map(({path, title}) => {
    const href = base + path.split('/').map(encodeURIComponent).join('/');
    const section = sectionOf(`/${path}`)?.name;
    const place = section && !title.includes(section) ? ` <small>${section}</small>` : '';
    return `<li><a href="${escapeHtml(href)}">${escapeHtml(unescapeHtml(title))}${place}</a></li>`;
  });
  const saved = sections
    .filter(({id}) => groups.includes(id))
    .map(
      ({id, name}) => `<li><a href="${escapeHtml(`${base}${id}/introduction`)}">${name}</a></li>`,
    );
  const products =
    saved.length > 0 ? `<h2>Saved on this device</h2><ul>${saved.join('')}</ul>` : '';
  const list = items.length > 0 ? `<h2>Pages on this device</h2><ul>${items.join('')}</ul>` : '';
  // A function, because a replacement text may hold dollar signs.
  return template.replace(listMarker, () => products + list);
}
