/*
 * Entry of the application. Replaces Docusaurus' own, which it imports last. Evaluated in one task, React,
 * the table of routes, the theme and the parts of the page block a mid-range phone for 160 ms; here each has
 * its own task, and the browser handles input between two of them.
 */

/** Resolves in the next task. A timer would be throttled, a promise resolves in the same task. */
function nextTask(): Promise<unknown> {
  return new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(undefined);
  });
}

/** Replaces an address that the router can't decode, such as `/%`, by one that means the same text. */
function repairAddress(): void {
  const {pathname, search, hash} = window.location;
  try {
    decodeURI(pathname);
  } catch {
    window.history.replaceState(null, '', pathname.replaceAll('%', '%25') + search + hash);
  }
}

async function start(): Promise<void> {
  repairAddress();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@generated/routes');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App.js');
  await nextTask();
  const {default: preload} = await import(
    /* webpackMode: "eager" */ '@docusaurus/core/lib/client/preload.js'
  );
  await preload(window.location.pathname);
  await nextTask();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry.js');
}

try {
  // Written by builds before 2026-11-26. Remove on 2027-02-26.
  localStorage.removeItem('showsync.typeface');
  sessionStorage.removeItem('showsync.typed');
} catch {
  // Storage is blocked.
}

// Below the minimum browsers the page stays as it is without JavaScript (`appearance.ts`).
if (document.documentElement.hasAttribute('data-js')) {
  void start();
}
