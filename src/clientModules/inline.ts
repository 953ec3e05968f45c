import {isHydrated, root} from './appearance';
import {renderFirstScreenFirst} from './firstScreen';
import {recoverLostScripts} from './lostScripts';

/*
 * The one inline script, which runs before the first paint. Its bytes are the same on every page, so that
 * one hash in the content security policy covers it. Below the minimum browsers it does nothing.
 */
if (root.hasAttribute('data-js')) {
  renderFirstScreenFirst();
  recoverLostScripts();
  if (location.hash.includes('?')) {
    // The built page has another result than the values in the link, so it is hidden until hydration.
    root.setAttribute('data-shared', '');
  }
  // Nothing follows a step through the tab's history yet, so the old page would have the new address.
  const {pathname} = location;
  window.addEventListener('popstate', () => {
    if (!isHydrated() && location.pathname !== pathname) {
      location.reload();
    }
  });
}
