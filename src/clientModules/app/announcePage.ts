import type {ClientModule} from '@docusaurus/types';

/** Read out when its text changes; it has to be there before. */
let region: HTMLElement | undefined;

if (typeof document !== 'undefined') {
  region = document.createElement('div');
  region.className = 'visually-hidden';
  region.setAttribute('aria-live', 'polite');
  document.body.append(region);
}

/**
 * Says the title of a page that came without a load, which screen readers would have read otherwise
 * (WCAG 2.2, success criterion 4.1.3).
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (previousLocation && previousLocation.pathname !== location.pathname) {
    // The title follows the page in the next frame, asked for before this one.
    requestAnimationFrame(() => {
      region?.replaceChildren(document.title);
    });
  }
};
