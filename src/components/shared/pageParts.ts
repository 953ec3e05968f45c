import preload from '@docusaurus/core/lib/client/preload';
import progress from '@docusaurus/theme-classic/lib/nprogress';
import {recover} from './recovery';

let wanted = '';

/**
 * Loads the parts of a page before the application goes there, because Docusaurus, once it is on the
 * way, loads the page anew when a part is lost, and without a connection nothing is left to read
 * (`tests/README.md`, "No connection").
 *
 * @param address - of the page, in full
 * @returns whether to go there: not when the parts are lost, which the reader has been told, nor
 *   when another page was asked for meanwhile
 */
export async function partsOf(address: string): Promise<boolean> {
  wanted = address;
  const {pathname} = new URL(address);
  const change = {location: {pathname}, previousLocation: window.location} as never;
  const stopProgress = progress.onRouteUpdate?.(change);
  const isThere = await preload(pathname).then(
    () => true,
    () => false,
  );
  stopProgress?.();
  if (!isThere) {
    progress.onRouteDidUpdate?.(change);
    if (wanted === address) {
      await recover({address, loads: 'always'});
    }
    return false;
  }
  return wanted === address;
}
