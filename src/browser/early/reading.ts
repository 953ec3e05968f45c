import {storageKeys} from '../../config/storageKeys';
import {readingAttributes, readingChoices, type ReadingSetting} from '../../config/reading';

/**
 * A stored or chosen value of a reading setting, or its default if it is not one of the choices.
 */
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

function isSetting(name: string | undefined): name is ReadingSetting {
  return name !== undefined && name in readingChoices;
}

function showChoice(root: HTMLElement): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[data-reading]')) {
    const setting = input.dataset['reading'];
    if (isSetting(setting)) {
      input.checked =
        input.value === readingValue(setting, root.getAttribute(readingAttributes[setting]));
    }
  }
}

/**
 * Lets the reading comfort panel work without the application: its radio buttons change the page
 * at once, are remembered when storage allows, and follow other tabs.
 */
export function startReading(): void {
  const root = document.documentElement;
  document.addEventListener('change', (event) => {
    const input = event.target as HTMLInputElement;
    const setting = input.dataset?.['reading'];
    if (isSetting(setting)) {
      const value = readingValue(setting, input.value);
      applyReading(root, setting, value);
      try {
        localStorage.setItem(storageKeys[setting], value);
      } catch {
        // The choice holds for this page.
      }
    }
  });
  document.addEventListener('toggle', () => showChoice(root), {capture: true});
  window.addEventListener('storage', (event) => {
    for (const setting of Object.keys(readingChoices) as ReadingSetting[]) {
      if (event.key === storageKeys[setting]) {
        applyReading(root, setting, readingValue(setting, event.newValue));
        showChoice(root);
      }
    }
  });
}
