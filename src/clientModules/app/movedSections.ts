import type {ClientModule} from '@docusaurus/types';
import {fragmentId} from '../../components/shared/fragmentId';

/**
 * Follows the link of an anchor redirect after a navigation inside the application. There the
 * browser selects no target, so that the line with the link stays hidden; a page that the browser
 * loads itself shows it.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  const moved = previousLocation && document.getElementById(fragmentId(location.hash));
  const link = moved?.matches('[data-moved]') ? moved.querySelector('a') : null;
  if (link) {
    // Replaced, so that the way back does not lead to the old address and from there here again.
    window.location.replace(link.href);
  }
};
