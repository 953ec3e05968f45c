import {storageKeys} from '../../config/storageKeys';

/** What the reader chose: a mode, or to follow the system. */
export type ThemeChoice = 'light' | 'dark' | 'system';

/** The next choice of the toggle, in the theme's own order. */
export function nextChoice(choice: ThemeChoice, systemIsDark: boolean): ThemeChoice {
  const order: ThemeChoice[] = systemIsDark
    ? ['system', 'light', 'dark']
    : ['system', 'dark', 'light'];
  return order[(order.indexOf(choice) + 1) % order.length] ?? 'system';
}

/** A stored value as a choice; anything unknown means: follow the system. */
export function choiceOf(stored: string | null | undefined): ThemeChoice {
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Applies a choice to the page. */
export function applyTheme(root: HTMLElement, choice: ThemeChoice, systemIsDark: boolean): void {
  root.setAttribute('data-theme', choice === 'system' ? (systemIsDark ? 'dark' : 'light') : choice);
  root.setAttribute('data-theme-choice', choice);
}

const systemIsDark = (): boolean => window.matchMedia('(prefers-color-scheme: dark)').matches;

/** Keeps this page in step with the choice made in another tab, and with the system. */
export function followTheme(): void {
  const root = document.documentElement;
  window.addEventListener('storage', (event) => {
    if (event.key === storageKeys.theme) {
      applyTheme(root, choiceOf(event.newValue), systemIsDark());
    }
  });
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
    if (root.getAttribute('data-theme-choice') === 'system') {
      applyTheme(root, 'system', systemIsDark());
    }
  });
}

/** Answers the colour toggle and the announcement's close button until the application does. */
export function answerChromeEarly(isAppThere: () => boolean): void {
  const root = document.documentElement;
  document.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element | null;
      if (isAppThere()) {
        return;
      }
      if (target?.closest('[data-theme-toggle]')) {
        const choice = nextChoice(choiceOf(root.getAttribute('data-theme-choice')), systemIsDark());
        applyTheme(root, choice, systemIsDark());
        try {
          if (choice === 'system') {
            localStorage.removeItem(storageKeys.theme);
          } else {
            localStorage.setItem(storageKeys.theme, choice);
          }
        } catch {
          // The choice holds for this page.
        }
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      const close = target?.closest<HTMLElement>('[data-announcement-close]');
      if (close) {
        root.setAttribute('data-announcement-bar-initially-dismissed', 'true');
        try {
          localStorage.setItem(storageKeys.announcementDismissed, 'true');
          localStorage.setItem(
            storageKeys.announcementId,
            close.dataset['announcementClose'] ?? '',
          );
        } catch {
          // Dismissed on this page only.
        }
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    },
    {capture: true},
  );
}
