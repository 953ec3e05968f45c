import {holdKeyboard, releaseKeyboard} from '../../shared/keyboardField';
import type {Wish} from '../../shared/recovery';
import {isEditing, typedBy, wishOf, type Press} from '../../shared/searchKeys';
import {slashOpens} from '../../shared/slashKey';

/**
 * What readers do before the application has arrived is kept and carried out once, as soon as it
 * is there, on this page or on the one that is loaded in its place.
 */
const wishes: Wish[] = [];

export const keptWishes = (): readonly Wish[] => wishes;

/** Elements whose click needs the application. Plain links and native controls do not. */
export const needsApp =
  'button:not([data-native]), [role="tab"], [role="button"], [data-needs-app]';

/**
 * A selector that finds the same element again after the page was hydrated: from the nearest
 * ancestor with an id, by position.
 */
export function pathOf(element: Element): string {
  const steps: string[] = [];
  let current: Element | null = element;
  while (current && current !== document.documentElement) {
    if (current.id) {
      steps.unshift(`#${CSS.escape(current.id)}`);
      break;
    }
    const parent: Element | null = current.parentElement;
    const position = parent ? [...parent.children].indexOf(current) + 1 : 1;
    steps.unshift(`${current.localName}:nth-child(${position})`);
    current = parent;
  }
  return steps.join('>');
}

function pressOf(event: KeyboardEvent): Press {
  const {key, ctrlKey, metaKey, shiftKey, altKey} = event;
  const isInText = isEditing(event.target as Element | null);
  return {key, ctrlKey, metaKey, shiftKey, altKey, isEditing: isInText};
}

function setNatively(
  input: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement,
  value: string,
): void {
  // React watches the value through the element's own property; the prototype's setter goes past it.
  const prototype = Object.getPrototypeOf(input) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', {bubbles: true}));
  input.dispatchEvent(new Event('change', {bubbles: true}));
}

/** The element at a path, which may come from storage and be none. */
function elementAt(path: string): HTMLElement | null {
  try {
    return document.querySelector<HTMLElement>(path);
  } catch {
    return null;
  }
}

function perform(wish: Wish): void {
  if (wish.kind === 'key') {
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', {...wish.init, bubbles: true, cancelable: true}),
    );
    return;
  }
  const element = elementAt(wish.path);
  if (wish.kind === 'click') {
    element?.click();
  } else if (
    element instanceof HTMLInputElement &&
    (element.type === 'radio' || element.type === 'checkbox')
  ) {
    if (element.checked !== wish.checked) {
      element.click();
    }
  } else if (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  ) {
    setNatively(element, wish.value);
  }
}

/**
 * Starts to listen. Actions are answered with a sign (`aria-busy` and the class `is-waiting`) at
 * once and carried out in order when the application has hydrated the page.
 *
 * @param options.wantApp - asks for the application urgently; rejects when it cannot come now
 * @param options.arrival - resolves when it has come, whoever asked for it
 * @param options.isAppThere - whether it has; from then on it answers for itself
 * @param options.again - what the reader did on the page that this one was loaded in place of
 */
export function keepEarlyActions({
  wantApp,
  arrival,
  isAppThere,
  again,
}: {
  wantApp: () => Promise<void>;
  arrival: Promise<void>;
  isAppThere: () => boolean;
  again: readonly Wish[];
}): void {
  const waiting = new Set<Element>();
  let isAsked = false;
  let wasLost = false;
  const listening = new AbortController();
  const options = {capture: true, signal: listening.signal};

  const stopWaiting = (): void => {
    for (const element of waiting) {
      element.classList.remove('is-waiting');
    }
    waiting.clear();
  };

  const remember = (wish: Wish, sign: Element | null): void => {
    const last = wishes.at(-1);
    if (wish.kind === 'input') {
      // The result that stands beside it belongs to another input until the tool is there.
      elementAt(wish.path)?.closest('.tool-form')?.setAttribute('data-stale', '');
      if (last?.kind === 'input' && last.path === wish.path) {
        wishes.pop();
      }
    }
    // A second tap out of impatience is the same wish, not a wish to undo it.
    const repeated =
      wish.kind === 'click' &&
      wishes.some((known) => known.kind === 'click' && known.path === wish.path);
    if (!repeated) {
      wishes.push(wish);
    }
    if (sign) {
      sign.classList.add('is-waiting');
      waiting.add(sign);
    }
    if (isAsked) {
      return;
    }
    isAsked = true;
    wantApp().catch(() => {
      // Nothing answers keys: they do again what they do in any page. A control can do nothing by
      // itself, so its next click is another attempt. What was typed stays in its field.
      stopWaiting();
      releaseKeyboard();
      wasLost = true;
      isAsked = false;
      wishes.push(...wishes.splice(0).filter(({kind}) => kind === 'input'));
    });
  };

  void arrival.then(() => {
    stopWaiting();
    // Some components mount a second time right after hydration; their elements are new. What is
    // typed until then is kept too: the last text counts.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        listening.abort();
        wishes.splice(0).forEach(perform);
        for (const form of document.querySelectorAll('[data-stale]')) {
          form.removeAttribute('data-stale');
        }
      }),
    );
  });

  /** Whether the application answers this event itself, because it is there and nothing waits. */
  const isAnswered = (): boolean => {
    if (isAppThere() && wishes.length === 0) {
      listening.abort();
      return true;
    }
    return false;
  };

  document.addEventListener(
    'click',
    (event) => {
      const element = (event.target as Element | null)?.closest(needsApp);
      if (!element || event.defaultPrevented || isAnswered()) {
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      if (element.matches('[data-search-button], [data-opens-search]')) {
        holdKeyboard();
      }
      remember({kind: 'click', path: pathOf(element)}, element);
    },
    options,
  );
  document.addEventListener(
    'keydown',
    (event) => {
      const press = pressOf(event);
      // After the key for the search window, the words that it is to look for.
      const isWanted = wishes.some(({kind}) => kind === 'key');
      const isForWindow = isWanted && typedBy(press, '') !== undefined;
      const isOurs = wishOf(press, false, slashOpens()) || isForWindow;
      if (isOurs && !wasLost && !isAnswered()) {
        event.preventDefault();
        const {key, code, ctrlKey, metaKey} = event;
        remember(
          {kind: 'key', init: {key, code, ctrlKey, metaKey}},
          document.querySelector('[data-search-button]'),
        );
      }
    },
    options,
  );
  document.addEventListener(
    'input',
    (event) => {
      const input = event.target;
      if (
        (input instanceof HTMLInputElement ||
          input instanceof HTMLSelectElement ||
          input instanceof HTMLTextAreaElement) &&
        !input.closest('[data-native]') &&
        !isAnswered()
      ) {
        const checked = input instanceof HTMLInputElement && input.checked;
        remember({kind: 'input', path: pathOf(input), value: input.value, checked}, null);
      }
    },
    options,
  );

  for (const wish of again) {
    if (wish.kind === 'input') {
      // Back into its field, where the listener above finds it.
      perform(wish);
    } else {
      remember(wish, wish.kind === 'click' ? elementAt(wish.path) : null);
    }
  }
}
