/*
 * Entry of the application, in place of Docusaurus's, which it ends with. Evaluated at once, React, the
 * table of routes, the theme and the parts of the page hold a mid-range phone for 160 ms; here each has a
 * task of its own, and a press between two of them is heard.
 */

/** Resolves in the next task. A timer would be held back by browsers, a promise has the same task. */
function nextTask(): Promise<unknown> {
  return new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(undefined);
  });
}

async function start(): Promise<void> {
  // Scripts that have come and did not get this far are lost: see `inline.ts`.
  document.documentElement.setAttribute('data-started', '');
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

void start();
