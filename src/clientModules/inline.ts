import {root} from './appearance';
import {connectionIsPrecious} from '../components/shared/connection';
import {
  buildMark,
  recover,
  removeRecoveryBar,
  showRecoveryBar,
} from '../components/shared/recovery';
import {drawFirstScreen} from './firstScreen';
import {keepFields, takeFields, type TextField} from './keptFields';
import {showTypeface} from './typeface';
import {isEditing, searchKeyOf} from '../components/shared/searchKeys';
import {slashOpens} from '../components/shared/slashKey';

/*
 * The one script that is in the page: appearance before the first paint, then the application, one second
 * after `load` or as soon as the reader does something. Below the floor it does nothing. Its bytes are the
 * same on every page, so that one hash in the content security policy covers it. What it says of lost files
 * is in it too: where a script is lost, or there is no network, another file would not come either.
 */

/** Elements whose press needs the application. Links, `<details>` and forms do not. */
const needsApp = 'button:not([data-native]),[role=tab],[role=button],[data-needs-app]';
/** A reader who has waited this long is told that it takes its time. */
const patienceMs = 10_000;

const isHydrated = (): boolean => root.getAttribute('data-has-hydrated') === 'true';

let isAsked = false;
/** The reader has done something that needs the application. */
let isWanted = false;
let isLost = false;
/** Addresses of scripts that did not arrive. */
const lost: string[] = [];
/** What was pressed last without the application. */
let missed: HTMLElement | undefined;
const typed = new Map<TextField, string>();
const listening = new AbortController();

/** Listens before everybody else, until there is an application. */
function on<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
): void {
  window.addEventListener(type, listener, {capture: true, signal: listening.signal});
}

function miss(element?: HTMLElement): void {
  missed?.classList.remove('is-waiting');
  missed = element;
  missed?.classList.add('is-waiting');
}

function tell(): void {
  if (isWanted) {
    miss();
    keepFields(typed);
  }
  if (isWanted || navigator.onLine) {
    // A load would take away what was typed.
    void recover({loads: isWanted && typed.size === 0 ? 'once' : 'never'});
  }
}

function lose(): void {
  if (!isHydrated() && !isLost) {
    isLost = true;
    tell();
  }
}

/** Adds scripts of the application; they run in this order. */
function add(addresses: string[]): void {
  for (const address of addresses) {
    const script = document.createElement('script');
    script.async = false;
    script.src = address;
    script.onerror = () => lost.push(address);
    script.onload = () => {
      // An empty file loads like any other, and a part that is empty is waited for without end.
      if (address === addresses.at(-1)) {
        const isThere = (): boolean => 'docusaurusRoot' in window;
        // The page says that it is hydrated with its next frame, which a tab in the background never draws.
        setTimeout(() => isThere() || lose(), root.hasAttribute('data-started') ? patienceMs : 0);
      }
    };
    document.head.append(script);
  }
}

/** Keeps what stands in a text field for the application, which would draw it empty. */
function keep(field: TextField): void {
  if (!field.closest('[data-native]') && !/^(?:radio|checkbox|file)$/.test(field.type)) {
    typed.set(field, field.value);
    field.form?.setAttribute('data-stale', '');
  }
}

function load(): void {
  if (!isAsked) {
    isAsked = true;
    takeFields().forEach(keep);
    // What the browser has put back after a load.
    for (const field of document.querySelectorAll<HTMLInputElement>('input,textarea')) {
      if (field.value !== field.defaultValue) {
        keep(field);
      }
    }
    add(JSON.parse(document.getElementById(buildMark)?.textContent ?? '[]') as string[]);
  }
}

function want(): void {
  if (!isWanted) {
    isWanted = true;
    setTimeout(() => {
      if (!isHydrated() && !isLost) {
        showRecoveryBar('This page is still loading. What you pressed is carried out when it has.');
      }
    }, patienceMs);
  }
  load();
  if (isLost && lost.length > 0) {
    // The connection may be back.
    isLost = false;
    add(lost.splice(0));
  } else if (isLost) {
    tell();
  }
}

/** What was typed too early: React heard nothing of it, and would show results of something else. */
function typeAgain(): void {
  for (const [field, value] of typed) {
    // React watches the value through the element's own property; the prototype's setter goes past it.
    const prototype = Object.getPrototypeOf(field) as object;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', {bubbles: true}));
    field.dispatchEvent(new Event('change', {bubbles: true}));
    field.form?.removeAttribute('data-stale');
  }
}

function whenHydrated(): void {
  removeRecoveryBar();
  keepFields(new Map());
  // Some components draw themselves a second time right after they were hydrated.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      listening.abort();
      typeAgain();
      const pressed = missed;
      miss();
      pressed?.click();
    }),
  );
}

function listen(): void {
  on('click', (event) => {
    const element = (event.target as Element).closest<HTMLElement>(needsApp);
    // From then on React hears the press itself; one that is repeated may not write the clipboard.
    if (element && !event.defaultPrevented && !isHydrated()) {
      event.preventDefault();
      event.stopPropagation();
      miss(element);
      want();
    }
  });
  on('keydown', (event) => {
    const isInText = isEditing(event.target as Element);
    if (!isHydrated() && searchKeyOf(event, isInText, false, slashOpens())) {
      event.preventDefault();
      miss(document.querySelector<HTMLElement>('[data-search-button]') ?? undefined);
      want();
    }
  });
  on('input', ({target}) => {
    keep(target as HTMLInputElement);
    if (typed.has(target as HTMLInputElement)) {
      want();
    }
  });
  on('pointerdown', load);
  on('keydown', load);
  on('focusin', load);
  // A script or a style sheet that is not there, half a script, or another page in its place.
  on('error', ({target, error}) => {
    const isStyle = target instanceof HTMLLinkElement && target.rel === 'stylesheet';
    if (isStyle || target instanceof HTMLScriptElement || error instanceof SyntaxError) {
      isWanted ||= isStyle;
      lose();
    }
  });
  on('unhandledrejection', (event) => {
    if ((event.reason as Error | undefined)?.name === 'ChunkLoadError') {
      event.preventDefault();
      lose();
    }
  });
  // A step through the history changes only the address as long as the application is not there to follow.
  const {pathname} = location;
  on('popstate', () => {
    if (!isHydrated() && location.pathname !== pathname) {
      location.reload();
    }
  });
  new MutationObserver((_, observer) => {
    if (isHydrated()) {
      observer.disconnect();
      whenHydrated();
    }
  }).observe(root, {attributeFilter: ['data-has-hydrated']});
}

if (root.hasAttribute('data-js')) {
  showTypeface();
  drawFirstScreen();
  listen();
  if (location.hash.includes('?')) {
    // Who opens a link with values in it wants to see what becomes of them.
    root.setAttribute('data-shared', '');
    document.addEventListener('DOMContentLoaded', load);
  } else if (!connectionIsPrecious()) {
    window.addEventListener('load', () => setTimeout(load, 1000));
  }
}
