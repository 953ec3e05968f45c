import type {ClientModule} from '@docusaurus/types';
import {fragmentId} from '../../components/shared/fragmentId';
import {unfold} from '../../components/shared/unfold';

/**
 * Shows the place that an address names. One that is folded away is opened, as younger browsers do
 * themselves. An anchor that has moved leads on after a navigation inside the application, where the
 * browser selects no target, so that the line with its link stays hidden.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  const place = document.getElementById(fragmentId(location.hash));
  const link = place?.matches('[data-moved]') ? place.querySelector('a') : null;
  if (link && previousLocation) {
    // Replaced, so that the way back does not lead to the old address and from there here again.
    window.location.replace(link.href);
  } else if (place && unfold(place)) {
    place.scrollIntoView();
  }
};
