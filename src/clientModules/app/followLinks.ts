import {partsOf} from '../../components/shared/pageParts';

/** Links whose parts are there, for their second click. */
const ready = new WeakSet<HTMLAnchorElement>();

/** A link that the application follows by itself: another page of this site, in this window. */
function isForApplication(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const {button, ctrlKey, metaKey, shiftKey, altKey} = event;
  return (
    !(button || ctrlKey || metaKey || shiftKey || altKey) &&
    !link.target &&
    // A result of the search has a star inside.
    !(event.target as Element).closest('[data-star]') &&
    !link.hasAttribute('download') &&
    link.origin === location.origin &&
    link.pathname !== location.pathname &&
    !/\.\w{2,5}$/.test(link.pathname)
  );
}

if (typeof document !== 'undefined') {
  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
      if (!link || event.defaultPrevented || ready.delete(link) || !isForApplication(link, event)) {
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      void partsOf(link.href).then((isThere) => {
        if (isThere && link.isConnected) {
          ready.add(link);
          link.click();
        } else if (isThere) {
          location.assign(link.href);
        }
      });
    },
    {capture: true},
  );
}
