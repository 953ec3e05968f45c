const dropdown = '.navbar .dropdown';

/** Closes the menus of the top bar, also one that the pointer opened, and gives the focus back. */
function dismiss(): void {
  const pointed = document.querySelector<HTMLElement>(`${dropdown}:hover`);
  if (pointed) {
    pointed.dataset['dismissed'] = '';
    pointed.addEventListener('mouseleave', () => pointed.removeAttribute('data-dismissed'), {
      once: true,
    });
  }
  const menu = document.activeElement?.closest(dropdown);
  menu?.querySelector<HTMLElement>('[role="button"]')?.focus();
  // The theme closes a menu when something else is pressed.
  document.dispatchEvent(new Event('mousedown'));
}

/**
 * What the buttons lack that the theme makes from links, menus of the top bar and categories of a section:
 * Escape (WCAG 2.2, 1.4.13), the space bar (ARIA Authoring Practices, button pattern), and screen readers,
 * which click instead of pressing a key.
 */
if (typeof document !== 'undefined') {
  document.addEventListener('keydown', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('a[role="button"]');
    if (event.key === 'Escape') {
      dismiss();
    } else if (event.key === ' ' && button && !event.defaultPrevented) {
      event.preventDefault();
      button.click();
    }
  });
  document.addEventListener('click', ({target, detail}) => {
    const button = (target as Element).closest(`${dropdown} > [role="button"]`);
    // No pointer pressed it.
    if (button && detail === 0) {
      button.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}));
    }
  });
}
