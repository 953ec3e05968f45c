import {partsOf} from '../../components/shared/pageParts';

/** Links whose parts are there, for their second click. */
const ready = new WeakSet<HTMLAnchorElement>();

/** Where in the tab's history the browser is; always 0 where it doesn't tell: there the address stays. */
const entryIndex = (): number =>
  (window as {navigation?: {currentEntry?: {index: number}}}).navigation?.currentEntry?.index ?? 0;

/** The page that is shown, and its place in the tab's history. */
let shown = '';
let shownIndex = 0;
/** The step through the history that is being taken by this module itself. */
let step: 'on' | 'back' | undefined;

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

  // A step back is taken when the parts are there, and taken back when they are lost.
  window.addEventListener(
    'popstate',
    (event) => {
      if (step === 'back') {
        event.stopImmediatePropagation();
      }
      if (step || location.pathname === shown) {
        step = undefined;
        return;
      }
      event.stopImmediatePropagation();
      const {href} = location;
      void partsOf(href).then((isThere) => {
        if (isThere) {
          step = 'on';
          window.dispatchEvent(new PopStateEvent('popstate', {state: history.state as unknown}));
        } else if (location.href === href && entryIndex() !== shownIndex) {
          step = 'back';
          history.go(shownIndex - entryIndex());
        }
      });
    },
    {capture: true},
  );
}

export function onRouteDidUpdate({location}: {location: {pathname: string}}): void {
  shown = location.pathname;
  shownIndex = entryIndex();
}
