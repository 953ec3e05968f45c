const dropdown = '.navbar .dropdown';

/** Closes the dropdowns of the navbar, including hovered ones, and restores the focus. */
function dismiss(): void {
  const hoveredDropdown = document.querySelector<HTMLElement>(`${dropdown}:hover`);
  if (hoveredDropdown) {
    hoveredDropdown.dataset['dismissed'] = '';
    const show = (): void => hoveredDropdown.removeAttribute('data-dismissed');
    hoveredDropdown.addEventListener('mouseleave', show, {once: true});
  }
  const menu = document.activeElement?.closest(dropdown);
  menu?.querySelector<HTMLElement>('[role="button"]')?.focus();
  // The theme closes a dropdown on `mousedown` outside.
  document.dispatchEvent(new Event('mousedown'));
}

/**
 * Completes the theme's links with the role of a button (dropdowns of the navbar, categories of the sidebar): Escape
 * (WCAG 2.2, 1.4.13), the space bar (ARIA Authoring Practices, button pattern), and clicks by screen readers.
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
    // Clicked by assistive technology or a script, not by a pointer.
    if (button && detail === 0) {
      button.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}));
    }
  });
}
