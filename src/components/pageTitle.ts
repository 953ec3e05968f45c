import {sectionOf} from '../config/products';

/**
 * Title of a page in windows, tabs and lists of results: two products have pages of the same name, so
 * the product stands in it.
 *
 * @param address - address of the page, without the base address
 */
export function titleWithProduct(title: string, address: string): string {
  const section = sectionOf(address);
  const isNamed =
    !section || ['handbook', 'release-notes'].includes(section.id) || title.includes(section.name);
  return isNamed ? title : `${title} · ${section.name}`;
}
