import {root} from './appearance';

/** Blocks that no phone shows with its first screen. `css/site.css` has the same list. */
const below = '.markdown>:nth-child(n+7),main>:nth-child(n+2),footer';

/**
 * Draws the first screen first, and what is below it between the next frames: on a phone at a quarter
 * of the speed, style and layout before the first paint fell from 460 to 150 ms (`npm run bench:load`).
 * Not where the place in the page depends on the height of all blocks: a fragment, a step back, a reload.
 */
export function drawFirstScreen(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  if (
    location.hash ||
    (navigation as PerformanceNavigationTiming | undefined)?.type !== 'navigate' ||
    !matchMedia('(width <= 996px)').matches
  ) {
    return;
  }
  root.setAttribute('data-first-screen', '');
  window.addEventListener('load', () => {
    const blocks = [...document.querySelectorAll(below)];
    const afterFrame = (then: () => void): unknown => requestAnimationFrame(() => setTimeout(then));
    const draw = (count: number): void => {
      blocks.splice(0, count).forEach((block) => block.setAttribute('data-drawn', ''));
      if (blocks.length > 0) {
        afterFrame(() => draw(2));
      } else {
        root.removeAttribute('data-first-screen');
        document.querySelectorAll('[data-drawn]').forEach((block) => {
          block.removeAttribute('data-drawn');
        });
      }
    };
    // By then the first frame is on the screen.
    setTimeout(() => draw(2), 300);
    // The end that a key goes to is where the whole page ends.
    window.addEventListener('keydown', () => draw(Infinity), {once: true});
  });
}
