import {connectionIsPrecious} from '../components/shared/connection';
import * as storageKeys from '../config/storageKeys';
import {typeface} from '../config/typeface';
import {root, stored} from './appearance';

/** Path below which the site is served; written in by the build. */
declare const baseUrl: string;

/**
 * Shows the page in the site's typeface if the worker that answers for it has the file
 * (`offline/keepRead.ts`). A first visit waits for none, and loads none. `optional`: what comes after
 * the first frame is for the next page, so that nothing shown moves.
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
    // The copy may be gone, and the network too: the fonts of the system are there.
    face.load().catch(() => undefined);
  }
}
