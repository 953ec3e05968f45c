import {noConnection, showRecoveryBar} from '../../components/shared/recovery';

/** Without a connection and without the worker, a link to another page says so and leaves the page open. */
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
