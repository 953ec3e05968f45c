import {root} from './appearance';

/** Blocks that no phone shows with its first screen. */
const below = '.markdown>:nth-child(n+7),main>:nth-child(n+2),footer';

/**
 * Draws the first screen first, and what is below it between the next frames: on a phone at a quarter
 * of the speed, style and layout before the first paint fell from 460 to 150 ms (`npm run bench:load`).
 * Not where the place in the page depends on the height of all blocks: a fragment, a step back, a reload.
 * Each block has a mark of its own: one for all, on the page, would cost the looks of all when it goes.
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
  const marks = new MutationObserver(() => {
    for (const block of document.querySelectorAll(below)) {
      block.setAttribute('data-later', '');
    }
  });
  marks.observe(root, {childList: true, subtree: true});
  window.addEventListener('load', () => {
    marks.disconnect();
    const blocks = [...document.querySelectorAll('[data-later]')];
    const afterFrame = (then: () => void): unknown => requestAnimationFrame(() => setTimeout(then));
    const draw = (count: number): void => {
      blocks.splice(0, count).forEach((block) => block.removeAttribute('data-later'));
      if (blocks.length > 0) {
        afterFrame(() => draw(2));
      }
    };
    // By then the first frame is on the screen.
    setTimeout(() => draw(2), 300);
    // The end that a key goes to is where the whole page ends.
    window.addEventListener('keydown', () => draw(Infinity), {once: true});
  });
}
