/*
 * A site that is built with OFFLINE=off ships a worker that removes itself and all that was saved. The
 * browser looks for a new worker when it sees fit, up to a day later; this asks it to do so with the
 * first page.
 */
if (typeof navigator !== 'undefined' && 'serviceWorker' in navigator) {
  navigator.serviceWorker
    .getRegistrations()
    .then((registrations) => Promise.all(registrations.map((one) => one.update())))
    // Without a connection there's nothing to learn, and a worker that is being removed can't be updated.
    .catch(() => undefined);
}

export {};
