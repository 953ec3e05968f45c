/** Blocks that no phone shows with its first screen. `css/site.css` has the same list. */
const below = '.markdown>:nth-child(n+7),main>:nth-child(n+2),footer';
const root = document.documentElement;

/**
 * Draws the first screen first, and what is below it between the next frames: on a phone at a quarter
 * of the speed, style and layout before the first paint fell from 460 to 150 ms (`npm run bench:load`).
 * Not where the place in the page depends on the height of all blocks: a fragment, a step back, a reload.
 */
export function drawFirstScreen(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  if (
    location.hash ||
    (navigation as PerformanceNavigationTiming | undefined)?.type !== 'navigate'
  ) {
    return;
  }
  root.setAttribute('data-first-screen', '');
  window.addEventListener('load', () => {
    const blocks = [...document.querySelectorAll(below)];
    const afterFrame = (then: () => void): unknown => requestAnimationFrame(() => setTimeout(then));
    const draw = (): void => {
      blocks.splice(0, 2).forEach((block) => block.setAttribute('data-drawn', ''));
      if (blocks.length > 0) {
        afterFrame(draw);
      } else {
        root.removeAttribute('data-first-screen');
        document.querySelectorAll('[data-drawn]').forEach((block) => {
          block.removeAttribute('data-drawn');
        });
      }
    };
    // By then the first frame is on the screen.
    setTimeout(draw, 300);
  });
}
