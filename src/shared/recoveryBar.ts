/** The early script and the application have this module each, so the page itself knows the bar. */
const id = 'recovery-bar';

/**
 * Says at the lower edge that something could not be loaded; the page above stays as it is. A bar that
 * says so already stays too, so that nobody hears it twice and a press on it is not lost.
 *
 * @param onLoad - what the button "Load again" does; without it there is none
 * @returns the bar, to be removed when it is no longer true; undefined when it was there already
 */
export function showRecoveryBar(text: string, onLoad?: () => void): HTMLElement | undefined {
  const shown = document.getElementById(id);
  if (shown?.firstChild?.textContent === text) {
    return undefined;
  }
  shown?.remove();
  const bar = document.createElement('div');
  bar.id = id;
  bar.className = id;
  bar.setAttribute('role', 'alert');
  bar.append(text);
  if (onLoad) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'button button--primary';
    button.dataset['native'] = '';
    button.textContent = 'Load again';
    button.addEventListener('click', () => {
      button.classList.add('is-waiting');
      onLoad();
    });
    bar.append(button);
  }
  // What lies beneath an open window can neither be seen nor pressed.
  (document.querySelector('dialog:modal') ?? document.body).append(bar);
  return bar;
}
