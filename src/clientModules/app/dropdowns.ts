const dropdown = '.navbar .dropdown';

/**
 * What the menus of the top bar lack: Escape closes them, also one that the pointer opened (WCAG 2.2,
 * 1.4.13), and gives the focus back; screen readers, which click instead of pressing a key, can open them.
 */
if (typeof document !== 'undefined') {
  document.addEventListener('keydown', ({key}) => {
    if (key !== 'Escape') {
      return;
    }
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
  });
  document.addEventListener('click', ({target, detail}) => {
    const button = (target as Element).closest(`${dropdown} > [role="button"]`);
    // No pointer pressed it.
    if (button && detail === 0) {
      button.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}));
    }
  });
}
