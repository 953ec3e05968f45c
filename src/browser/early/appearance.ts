import {storageKeys} from '../../config/storageKeys';
import {nextChoice, systemIsDark, type ColourChoice} from '../../shared/colourChoice';

/** A stored value as a choice; anything unknown means: follow the system. */
export function choiceOf(stored: string | null | undefined): ColourChoice {
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Applies a choice to the page. */
export function applyTheme(root: HTMLElement, choice: ColourChoice, isDark: boolean): void {
  root.setAttribute('data-theme', choice === 'system' ? (isDark ? 'dark' : 'light') : choice);
  root.setAttribute('data-theme-choice', choice);
}

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
