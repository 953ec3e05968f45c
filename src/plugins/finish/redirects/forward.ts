import {forwardAddress} from '../../../offline/addresses';

// Runs in the head, before the body's link exists, so the canonical link tells the target's page;
// its origin is the published site's, which need not be where this copy is served.
document.addEventListener('DOMContentLoaded', () => {
  const link = document.getElementById('target');
  if (link instanceof HTMLAnchorElement) {
    window.location.replace(
      forwardAddress(link.href, window.location.search, window.location.hash),
    );
  }
});
