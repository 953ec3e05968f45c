import * as storageKeys from '../config/storageKeys';
import {copySettings} from './copySettings';

/** Id of the current announcement, defined by the build. */
declare const announcementId: string;

/** The element whose attributes style sheets and the other modules of the inline script read. */
export const root = document.documentElement;

export const isHydrated = (): boolean => root.getAttribute('data-has-hydrated') === 'true';

/**
 * Whether the browser has the features that those just below the minimum (`browserslist` in package.json) lack:
 * `:has()` (Firefox 121), `color-mix()` (Chrome 111), and lookbehind in expressions (Safari 16.4).
 */
function isSupported(): boolean {
  try {
    return (
      CSS.supports('selector(:has(a))') &&
      CSS.supports('fill', 'color-mix(in srgb,red,red)') &&
      // A literal would be a syntax error in the whole script.
      Boolean(new RegExp('(?<=a)'))
    );
  } catch {
    return false;
  }
}

/** A stored value, which may be anything; '' where storage is blocked. */
function readStored(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Applies stored settings before the first paint. */
function applyAppearance(): void {
  const set = (name: string, value: string): void => root.setAttribute(`data-${name}`, value);
  const theme = readStored(storageKeys.theme);
  const choice = theme === 'light' || theme === 'dark' ? theme : 'system';
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  set('js', '');
  set('theme', choice === 'system' ? system : choice);
  set('theme-choice', choice);
  set(
    'announcement-bar-initially-dismissed',
    String(
      readStored(storageKeys.announcementDismissed) === 'true' &&
        readStored(storageKeys.announcementId) === announcementId,
    ),
  );
  for (const [name, key, values] of [
    ['stage', storageKeys.stage, ['on']],
    ['text-size', storageKeys.textSize, ['large', 'larger']],
    ['line-width', storageKeys.lineWidth, ['wide']],
    ['sidebar', storageKeys.sidebar, ['hidden']],
  ] as const) {
    values.filter((value) => value === readStored(key)).forEach((value) => set(name, value));
  }
}

if (isSupported()) {
  // Written so that the bundler removes it from a copy at the root.
  if (typeof siteNameSuffix !== 'undefined' && siteNameSuffix) {
    copySettings();
  }
  applyAppearance();
}
