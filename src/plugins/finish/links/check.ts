import {decoded, fragmentId} from '../../../components/shared/fragmentId';
import {withoutSlash} from '../../withoutSlash';
import type {BuiltPage} from '../html/readBuild';

/** What the check needs of a page. */
export type CheckedPage = Pick<BuiltPage, 'ids' | 'moved' | 'links' | 'sources'>;

/** A link, fragment or source that leads nowhere. */
export interface BrokenLink {
  /** Address of the page that holds it. */
  page: string;
  /** As written in the page. */
  href: string;
  kind: 'page' | 'anchor' | 'file';
}

export interface CheckInput {
  /** Built pages by address (no trailing slash except for the root). */
  pages: ReadonlyMap<string, CheckedPage>;
  /** Addresses that forward to another page: from → to. */
  redirects: ReadonlyMap<string, string>;
  /** Whether a file of the build exists at an address. */
  fileExists: (address: string) => boolean;
  /** Path below which the site is served, with a slash at both ends. */
  baseUrl: string;
  /** Origin of the published site; full addresses of it count as internal. */
  origin: string;
}

/**
 * Finds every internal link whose page, fragment or file does not exist in the build. Fragments are
 * compared with the ids of the final HTML, so that anchors of components count like headings.
 */
export function findBrokenLinks(input: CheckInput): BrokenLink[] {
  const broken: BrokenLink[] = [];
  for (const [page, {links, sources}] of input.pages) {
    const here = new URL(page, input.origin);
    const internal = (href: string): URL | undefined => {
      if (!URL.canParse(href, here)) {
        return undefined;
      }
      const target = new URL(href, here);
      return target.origin === here.origin && /^https?:$/.test(target.protocol)
        ? target
        : undefined;
    };
    for (const href of links) {
      const target = internal(href);
      if (!target) {
        continue;
      }
      let path = withoutSlash(decoded(target.pathname));
      if (!`${path}/`.startsWith(input.baseUrl)) {
        continue;
      }
      path = withoutSlash(input.redirects.get(path) ?? path);
      const destination = input.pages.get(path);
      if (!destination) {
        if (!input.fileExists(path)) {
          broken.push({page, href, kind: 'page'});
        }
        continue;
      }
      const fragment = fragmentId(target.hash);
      // A question mark marks the state of a calculator, which its page reads.
      if (fragment && !fragment.includes('?') && !destination.ids.has(fragment)) {
        broken.push({page, href, kind: 'anchor'});
      }
    }
    for (const source of sources) {
      const target = internal(source);
      if (target && !input.fileExists(decoded(target.pathname))) {
        broken.push({page, href: source, kind: 'file'});
      }
    }
  }
  return broken;
}
