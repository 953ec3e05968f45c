import {parseAddress} from '../../shared/parseAddress';

/**
 * The address of the page that a link leads to, if fetching it ahead makes sense: another page of
 * this site, not a file, not a jump within the page.
 *
 * @param href - the link's full address
 * @param here - the page's own address
 */
export function pageToPrefetch(href: string, here: string): string | undefined {
  const target = parseAddress(href);
  if (!target) {
    return undefined;
  }
  const current = new URL(here);
  if (target.origin !== current.origin || target.pathname === current.pathname) {
    return undefined;
  }
  if (/\.(?:md|txt|xml|json|pdf|svg|png|jpg|webp|zip)$/.test(target.pathname)) {
    return undefined;
  }
  return target.origin + target.pathname;
}

/** Fetches a page ahead when the reader points at, touches or focuses a link to it. */
export function prefetchOnIntent(isAppThere: () => boolean): void {
  const fetched = new Set<string>();
  const onIntent = (event: Event): void => {
    const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null;
    const page =
      link &&
      !link.target &&
      !link.hasAttribute('download') &&
      pageToPrefetch(link.href, location.href);
    if (!page || isAppThere() || fetched.has(page) || !navigator.onLine) {
      return;
    }
    fetched.add(page);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = page;
    document.head.append(hint);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, onIntent, {passive: true, capture: true});
  }
}
