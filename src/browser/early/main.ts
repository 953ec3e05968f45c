import {connectionIsPrecious} from '../../shared/connection';
import {inBackground, onDemand, pageAt, takeWishes} from '../../shared/recovery';
import {registerWorker} from '../../offline/register';
import {answerChromeEarly, followTheme} from './appearance';
import {focusPressed} from './focusPressed';
import {keepFocus} from './keepFocus';
import {loadApp} from './appLoader';
import {keepEarlyActions, keptWishes} from './earlyActions';
import {prefetchOnIntent} from './prefetchPage';
import {startReading} from './reading';

const precious = connectionIsPrecious();

let appIsThere = false;
const isAppThere = (): boolean => appIsThere;

let arrive: () => void;
const arrival = new Promise<void>((resolve) => {
  arrive = resolve;
});
let app: Promise<void> | undefined;

/** Loads the application once; after a failure, the next call tries again. */
function fetchApp(urgent: boolean): Promise<void> {
  app ??= loadApp(urgent).then(
    () => {
      appIsThere = true;
      arrive();
    },
    (error: unknown) => {
      app = undefined;
      throw error;
    },
  );
  return app;
}

let asked: Promise<void> | undefined;

/** Loads the application because the reader does something; if it is lost, the reader is told. */
function wantApp(): Promise<void> {
  asked ??= onDemand(() => fetchApp(true), {wishes: keptWishes}).catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

const signs = ['pointerdown', 'touchstart', 'keydown'];

/** Asks for the application at the reader's first sign; after a failure, at the next clear one. */
function comeAt(types: readonly string[]): void {
  const intent = new AbortController();
  for (const type of types) {
    document.addEventListener(
      type,
      (event) => {
        // Browsers report a move of nothing when a page appears below a pointer that rests.
        const {movementX, movementY} = event as Partial<PointerEvent>;
        if (type === 'pointermove' && movementX === 0 && movementY === 0) {
          return;
        }
        intent.abort();
        wantApp().catch(() => comeAt(signs));
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
  focusPressed();
  keepFocus();
  followTheme();
  startReading();
  answerChromeEarly(isAppThere);
  keepEarlyActions({
    wantApp,
    arrival,
    isAppThere,
    again: takeWishes(() => sessionStorage, pageAt(location.href)),
  });
  if (!precious) {
    prefetchOnIntent(isAppThere);
  }
  comeAt(['pointermove', 'focusin', ...signs]);
  if (document.documentElement.hasAttribute('data-shared')) {
    // Who opens a link with values in it wants to see what becomes of them.
    wantApp().catch(() => comeAt(signs));
  } else if (!precious) {
    whenQuiet(() => void inBackground(() => fetchApp(false)));
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
