import {noConnection, showRecoveryBar} from '../../components/shared/recovery';

/** Without a connection or a service worker, a click on a link shows a message instead of the browser's error page. */
if (typeof document !== 'undefined') {
  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
      const isPage = link?.origin === location.origin && link.pathname !== location.pathname;
      if (isPage && !navigator.onLine && !navigator.serviceWorker?.controller) {
        event.preventDefault();
        event.stopPropagation();
        showRecoveryBar(noConnection);
        window.addEventListener('online', () => document.getElementById('recovery-bar')?.remove(), {
          once: true,
        });
      }
    },
    {capture: true},
  );
}
