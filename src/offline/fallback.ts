import {sections} from '../config/products';

/** A page that can be read without a connection. */
export interface ReadablePage {
  /** Path below the base URL. */
  path: string;
  /** As HTML. */
  title: string;
}

function linkList(heading: string, base: string, pages: readonly ReadablePage[]): string {
  const items = pages.map(({path, title}) => {
    const href = base + path.split('/').map(encodeURIComponent).join('/');
    return `<li><a href="${href}">${title}</a></li>`;
  });
  return items.length > 0 ? `<h2>${heading}</h2><ul>${items.join('')}</ul>` : '';
}

/**
 * Fills the template with links to what is on this device.
 *
 * @param base - path below which the site is served
 * @param pages - pages that were read
 * @param groups - ids of the saved groups
 */
export function fallbackPage(
  template: string,
  base: string,
  pages: readonly ReadablePage[],
  groups: readonly string[],
): string {
  const saved = sections
    .filter(({id}) => groups.includes(id))
    .map(({id, name}) => ({path: `${id}/introduction`, title: name}));
  const lists =
    linkList('Saved on this device', base, saved) + linkList('Pages on this device', base, pages);
  // A function, because dollar signs in a replacement text have a meaning.
  return template.replace('<!--pages-->', () => lists);
}
