import type {ClientModule} from '@docusaurus/types';
import {fragmentId} from '../../components/shared/fragmentId';
import {unfold} from '../../components/shared/unfold';

/**
 * Shows the target of the fragment. If it is inside a closed disclosure, that is opened, which older browsers don't
 * do themselves. A moved anchor redirects after a client-side navigation: the browser sets no `:target` then, so the
 * paragraph with the link would stay hidden.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  const target = document.getElementById(fragmentId(location.hash));
  const link = target?.matches('[data-moved]') ? target.querySelector('a') : null;
  if (link && previousLocation) {
    // Replaced, so that Back doesn't return to the old address and redirect again.
    window.location.replace(link.href);
  } else if (target && unfold(target)) {
    target.scrollIntoView();
  }
};
