import {root} from './appearance';

/** Blocks that are below the first screen of every phone. */
const below = '.markdown>:nth-child(n+7),main>:nth-child(n+2),footer';

/** Events that may scroll to a position that depends on the height of all blocks before it. */
const inputs = ['click', 'keydown', 'popstate', 'hashchange'];

/**
 * Renders the first screen first, and what is below it between the next frames: on a phone at a quarter
 * of the speed, style and layout before the first paint fell from 460 to 150 ms (`npm run bench:load`).
 * Skipped if the scroll position depends on the height of all blocks: with a fragment, after Back, after a reload.
 * Each block has its own attribute: removing one from the root would recalculate the style of the whole page.
 */
export function renderFirstScreenFirst(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  if (
    location.hash ||
    (navigation as PerformanceNavigationTiming | undefined)?.type !== 'navigate' ||
    !matchMedia('(width <= 996px)').matches
  ) {
    return;
  }
  const observer = new MutationObserver(() => {
    for (const block of document.querySelectorAll(below)) {
      block.setAttribute('data-later', '');
    }
  });
  observer.observe(root, {childList: true, subtree: true});
  document.addEventListener('DOMContentLoaded', () => observer.disconnect());
  const render = (count: number): void => {
    const blocks = [...document.querySelectorAll('[data-later]')];
    blocks.slice(0, count).forEach((block) => block.removeAttribute('data-later'));
    if (blocks.length > count) {
      requestAnimationFrame(() => setTimeout(() => render(2)));
    }
  };
  // By then the first frame is on the screen.
  window.addEventListener('load', () => setTimeout(() => render(2), 300));
  for (const type of inputs) {
    window.addEventListener(type, () => render(Infinity), {capture: true, once: true});
  }
}
