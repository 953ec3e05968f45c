import {reloadThisPageOnce, siteAnswers} from '../client/reloadOnce';
import {registerWorker} from '../offline/register';
import {answerChromeEarly, followTheme} from './appearance';
import {connectionIsPrecious, loadApp, type Connection} from './appLoader';
import {keepEarlyActions} from './earlyActions';
import {prefetchOnIntent} from './prefetchPage';
import {layOutBelow, type Deadline} from './layOut';
import {startReading} from './reading';

const {connection} = navigator as Navigator & {connection?: Connection};
const precious = connectionIsPrecious(connection);

let appIsThere = false;
const isAppThere = (): boolean => appIsThere;

/** The page that is being read must not make way for a browser's own "no connection". */
async function onLost(): Promise<void> {
  const isReloading = (await siteAnswers()) && reloadThisPageOnce();
  console.warn(
    `A part of this page could not be loaded; ${isReloading ? 'the page is loaded again' : 'it can be read, but may not work'}.`,
  );
}

function wantApp(urgent: boolean): Promise<void> {
  return loadApp(urgent, () => void onLost()).then(() => {
    appIsThere = true;
    finishLayout();
  });
}

// A part that is asked for while the page is being hydrated, and is gone after a deploy.
window.addEventListener('unhandledrejection', (event) => {
  if (!appIsThere && (event.reason as Error | undefined)?.name === 'ChunkLoadError') {
    event.preventDefault();
    void onLost();
  }
});

followTheme();
startReading();
answerChromeEarly(isAppThere);
keepEarlyActions(() => wantApp(true), isAppThere);
if (!precious) {
  prefetchOnIntent(isAppThere);
}

const signs = ['pointerdown', 'touchstart', 'keydown'];

/** Asks for the application at the reader's first sign; after a failure, at the next clear one. */
function comeAt(types: readonly string[]): void {
  const intent = new AbortController();
  for (const type of types) {
    document.addEventListener(
      type,
      () => {
        intent.abort();
        wantApp(true).catch(() => comeAt(signs));
      },
      {capture: true, passive: true, signal: intent.signal},
    );
  }
}

comeAt(['pointermove', 'focusin', ...signs]);

/** Safari has no idle periods. */
const whenIdle =
  window.requestIdleCallback?.bind(window) ??
  ((callback: (deadline: Deadline) => void) => {
    window.setTimeout(() => {
      const end = performance.now() + 16;
      callback({timeRemaining: () => end - performance.now()});
    }, 50);
  });

const whenLoaded = (callback: () => void): void => {
  if (document.readyState === 'complete') {
    callback();
  } else {
    window.addEventListener('load', callback, {once: true});
  }
};

const finishLayout = layOutBelow((callback) => whenLoaded(() => whenIdle(callback)));

if (!precious) {
  whenLoaded(() => {
    window.setTimeout(() => whenIdle(() => void wantApp(false).catch(() => undefined)), 1000);
  });
}

// The boot script lies in assets/js, two levels below the address that the site is served at.
const own = document.currentScript;
if (own instanceof HTMLScriptElement) {
  registerWorker(new URL('../..', own.src).pathname);
}
