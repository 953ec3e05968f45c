import * as storageKeys from '../config/storageKeys';

/** Id of the announcement that is shown now; written in by the build. */
declare const announcementId: string;

/** The element whose attributes styles and other modules of the inline script look at. */
export const root = document.documentElement;

/**
 * What the youngest browsers below the floor (`browserslist` in package.json) lack: `:has` (Firefox 121),
 * mixed colours (Chrome 111), and expressions that look behind (Safari 16.4).
 */
function isAboveFloor(): boolean {
  try {
    return (
      CSS.supports('selector(:has(a))') &&
      CSS.supports('fill', 'color-mix(in srgb,red,red)') &&
      // A literal would keep the whole script from being read.
      Boolean(new RegExp('(?<=a)'))
    );
  } catch {
    return false;
  }
}

/** A stored value, or '' where storage is blocked; every one is distrusted. */
export function stored(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Applies what was chosen, and what the announcement and the tools have to know before the first paint. */
function showAppearance(): void {
  const set = (name: string, value: string): void => root.setAttribute(`data-${name}`, value);
  const theme = stored(storageKeys.theme);
  const choice = theme === 'light' || theme === 'dark' ? theme : 'system';
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  set('js', '');
  set('theme', choice === 'system' ? system : choice);
  set('theme-choice', choice);
  set(
    'announcement-bar-initially-dismissed',
    String(
      stored(storageKeys.announcementDismissed) === 'true' &&
        stored(storageKeys.announcementId) === announcementId,
    ),
  );
  if (stored(storageKeys.stage) === 'on') {
    set('stage', 'on');
  }
  const size = stored(storageKeys.textSize);
  if (size === 'large' || size === 'larger') {
    set('text-size', size);
  }
  if (stored(storageKeys.lineWidth) === 'wide') {
    set('line-width', 'wide');
  }
}

if (isAboveFloor()) {
  showAppearance();
}
