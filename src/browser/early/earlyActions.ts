import {holdKeyboard, releaseKeyboard} from '../../shared/keyboardField';
import {isEditing, typedBy, wishOf, type Press} from '../../shared/searchKeys';
import {slashOpens} from '../../shared/slashKey';

/**
 * What readers do before the application has arrived is kept and carried out once, as soon as it
 * is there.
 */
type EarlyAction =
  | {kind: 'click'; path: string}
  | {kind: 'key'; init: KeyboardEventInit}
  | {kind: 'input'; path: string; value: string; checked: boolean};

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

function perform(action: EarlyAction): void {
  if (action.kind === 'key') {
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', {...action.init, bubbles: true, cancelable: true}),
    );
    return;
  }
  const element = document.querySelector<HTMLElement>(action.path);
  if (action.kind === 'click') {
    element?.click();
  } else if (
    element instanceof HTMLInputElement &&
    (element.type === 'radio' || element.type === 'checkbox')
  ) {
    if (element.checked !== action.checked) {
      element.click();
    }
  } else if (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  ) {
    setNatively(element, action.value);
  }
}

/**
 * Starts to listen. Actions are answered with a sign (`aria-busy` and the class `is-waiting`) at
 * once and carried out in order when `wantApp` resolves.
 *
 * @param wantApp - asks for the application urgently; resolves when it has hydrated the page, and
 *   rejects when it cannot come
 * @param isAppThere - whether it has; from then on it answers for itself
 */
export function keepEarlyActions(wantApp: () => Promise<void>, isAppThere: () => boolean): void {
  const actions: EarlyAction[] = [];
  const waiting = new Set<Element>();
  let wasLost = false;
  const listening = new AbortController();
  const options = {capture: true, signal: listening.signal};

  const remember = (action: EarlyAction, sign: Element | null): void => {
    const isFirst = actions.length === 0;
    const last = actions.at(-1);
    if (action.kind === 'input' && last?.kind === 'input' && last.path === action.path) {
      actions.pop();
    }
    // A second tap out of impatience is the same wish, not a wish to undo it.
    const repeated =
      action.kind === 'click' &&
      actions.some((known) => known.kind === 'click' && known.path === action.path);
    if (!repeated) {
      actions.push(action);
    }
    if (sign) {
      sign.classList.add('is-waiting');
      waiting.add(sign);
    }
    if (!isFirst) {
      return;
    }
    const stopWaiting = (): void => {
      for (const element of waiting) {
        element.classList.remove('is-waiting');
      }
      waiting.clear();
    };
    wantApp().then(
      () => {
        stopWaiting();
        // Some components mount a second time right after hydration; their elements are new. What is
        // typed until then is kept too: the last text counts.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            listening.abort();
            actions.splice(0).forEach(perform);
          }),
        );
      },
      () => {
        // Nothing answers keys: they do again what they do in any page. A control can do nothing by
        // itself, so its next click is another attempt.
        stopWaiting();
        releaseKeyboard();
        wasLost = true;
        actions.length = 0;
      },
    );
  };

  /** Whether the application answers this event itself, because it is there and nothing waits. */
  const isAnswered = (): boolean => {
    if (isAppThere() && actions.length === 0) {
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
      const isWanted = actions.some(({kind}) => kind === 'key');
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
}
