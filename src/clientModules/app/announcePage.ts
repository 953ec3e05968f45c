import type {ClientModule} from '@docusaurus/types';

/** Live region. It must exist before its text changes. */
let region: HTMLElement | undefined;

if (typeof document !== 'undefined') {
  region = document.createElement('div');
  region.className = 'visually-hidden';
  region.setAttribute('aria-live', 'polite');
  document.body.append(region);
}

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
    requestAnimationFrame(() => {
      region?.replaceChildren(document.title);
    });
  }
};
