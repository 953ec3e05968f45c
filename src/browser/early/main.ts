import {connectionIsPrecious} from '../../shared/connection';
import {reloadThisPageOnce, siteAnswers} from '../app/reloadOnce';
import {registerWorker} from '../../offline/register';
import {answerChromeEarly, followTheme} from './appearance';
import {focusPressed} from './focusPressed';
import {keepFocus} from './keepFocus';
import {loadApp} from './appLoader';
import {keepEarlyActions} from './earlyActions';
import {prefetchOnIntent} from './prefetchPage';
import {startReading} from './reading';
const precious = connectionIsPrecious();

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
  });
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

/** Calls back when the page has loaded and the browser has nothing better to do, as far as it tells. */
function whenQuiet(callback: () => void): void {
  const soon = (): void => {
    window.setTimeout(() => {
      // Safari has no idle callbacks.
      if (window.requestIdleCallback) {
        window.requestIdleCallback(callback);
      } else {
        callback();
      }
    }, 1000);
  };
  if (document.readyState === 'complete') {
    soon();
  } else {
    window.addEventListener('load', soon, {once: true});
  }
}

function start(): void {
  // A part that is asked for while the page is being hydrated, and is gone after a deploy.
  window.addEventListener('unhandledrejection', (event) => {
    if (!appIsThere && (event.reason as Error | undefined)?.name === 'ChunkLoadError') {
      event.preventDefault();
      void onLost();
    }
  });

  focusPressed();
  keepFocus();
  followTheme();
  startReading();
  answerChromeEarly(isAppThere);
  keepEarlyActions(() => wantApp(true), isAppThere);
  if (!precious) {
    prefetchOnIntent(isAppThere);
  }
  comeAt(['pointermove', 'focusin', ...signs]);
  if (!precious) {
    whenQuiet(() => void wantApp(false).catch(() => undefined));
  }

  // The early script lies in assets/js, two levels below the address that the site is served at.
  const own = document.currentScript;
  if (own instanceof HTMLScriptElement) {
    registerWorker(new URL('../..', own.src).pathname);
  }
}

// The inline script leaves this attribute out in browsers below the floor.
if (document.documentElement.hasAttribute('data-js')) {
  start();
}
