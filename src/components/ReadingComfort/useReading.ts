import {useSyncExternalStore} from 'react';
import {readingAttributes, readingChoices, type ReadingSetting} from '../../config/reading';
import * as storageKeys from '../../config/storageKeys';

const settings = Object.keys(readingChoices) as ReadingSetting[];

/** A valid value of a reading setting; the default for anything else. */
export function readingValue(setting: ReadingSetting, value: string | null | undefined): string {
  const choices: readonly string[] = readingChoices[setting];
  return value && choices.includes(value) ? value : (choices[0] ?? '');
}

/** Applies a reading setting to the page; the default removes its attribute. */
export function applyReading(root: HTMLElement, setting: ReadingSetting, value: string): void {
  if (value === readingChoices[setting][0]) {
    root.removeAttribute(readingAttributes[setting]);
  } else {
    root.setAttribute(readingAttributes[setting], value);
  }
}

/** Subscribes to the root element's attributes, which the inline script sets first, and to other tabs. */
function subscribe(listener: () => void): () => void {
  const root = document.documentElement;
  const observer = new MutationObserver(listener);
  observer.observe(root, {attributeFilter: Object.values(readingAttributes)});
  const apply = (setting: ReadingSetting, stored: string | null): void =>
    applyReading(root, setting, readingValue(setting, stored));
  const follow = ({key, newValue}: StorageEvent): void =>
    settings.filter((one) => storageKeys[one] === key).forEach((one) => apply(one, newValue));
  window.addEventListener('storage', follow);
  try {
    // Changed in another tab before this page was hydrated.
    for (const setting of settings) {
      apply(setting, localStorage.getItem(storageKeys[setting]));
    }
  } catch {
    // Storage is blocked.
  }
  return () => {
    observer.disconnect();
    window.removeEventListener('storage', follow);
  };
}

const valueNow = (setting: ReadingSetting): string =>
  readingValue(setting, document.documentElement.getAttribute(readingAttributes[setting]));

/**
 * A reading setting and its setter, which applies the value and saves it if storage is available.
 */
export function useReading(setting: ReadingSetting): [string, (value: string) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => valueNow(setting),
    () => readingValue(setting, undefined),
  );
  const choose = (next: string): void => {
    applyReading(document.documentElement, setting, next);
    try {
      localStorage.setItem(storageKeys[setting], next);
    } catch {
      // The setting still applies to this page.
    }
  };
  return [value, choose];
}
