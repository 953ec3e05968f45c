import {forwardAddress} from '../../../offline/addresses';

// Runs in the head, so it waits for the body's link. The canonical link would be available at once, but its
// origin is that of the published site, which a preview isn't served from.
document.addEventListener('DOMContentLoaded', () => {
  const link = document.getElementById('target');
  if (link instanceof HTMLAnchorElement) {
    window.location.replace(
      forwardAddress(link.href, window.location.search, window.location.hash),
    );
  }
});
