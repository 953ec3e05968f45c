/**
 * The bar at the top of a page that takes its time, with the two calls that the theme makes of
 * nprogress. Built from elements instead of an HTML string, which a strict content security policy
 * with Trusted Types forbids.
 */
let bar: HTMLElement | undefined;

const progressBar = {
  configure(): void {},
  /** Shows the bar; a second call changes nothing. */
  start(): void {
    if (bar) {
      return;
    }
    bar = document.createElement('div');
    bar.id = 'nprogress';
    bar.className = 'progress-bar';
    bar.setAttribute('role', 'progressbar');
    bar.setAttribute('aria-label', 'Loading page');
    document.body.append(bar);
  },
  /** Removes the bar, if it is there. */
  done(): void {
    bar?.remove();
    bar = undefined;
  },
};

export default progressBar;
