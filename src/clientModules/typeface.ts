import {connectionIsPrecious} from '../components/shared/connection';
import * as storageKeys from '../config/storageKeys';
import {typeface} from '../config/typeface';
import {root, stored} from './appearance';

/** Path below which the site is served; written in by the build. */
declare const baseUrl: string;

/**
 * Shows the page in the site's typeface if the worker that answers for it has the file
 * (`offline/keepRead.ts`). A first visit waits for none, and loads none. `optional`: what has not come
 * by the first frame is not used, so that nothing shown moves.
 */
export function showTypeface(): void {
  if (
    stored(storageKeys.typeface) === typeface &&
    navigator.serviceWorker?.controller &&
    !connectionIsPrecious()
  ) {
    const face = new FontFace('Inter', `url(${baseUrl}${typeface})`, {
      weight: '400 700',
      display: 'optional',
    });
    document.fonts.add(face);
    root.setAttribute('data-typeface', '');
    // Asked for by the first text that needs it, it would come after the first frame; so that frame waits
    // 20 ms for it, and 50 on a phone at a quarter of the speed. Without a copy nothing waits.
    face.load().catch(() => undefined);
  }
}
