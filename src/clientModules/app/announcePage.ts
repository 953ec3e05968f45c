import type {ClientModule} from '@docusaurus/types';
import {announce} from '../../components/shared/announce';

/**
 * Announces the title of the page after a client-side navigation, as screen readers do after a page load
 * (WCAG 2.2, success criterion 4.1.3).
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (previousLocation && previousLocation.pathname !== location.pathname) {
    // The title is updated in an animation frame that was requested before this one.
    requestAnimationFrame(() => announce(document.title));
  }
};
