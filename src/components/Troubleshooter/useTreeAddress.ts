import {type RefObject, useEffect} from 'react';
import {fragmentId} from '../shared/fragmentId';

/**
 * Opens the disclosures around a step and closes all others. The focus goes to the answer that was
 * taken back: a browser that goes back to an address with an anchor leaves it to the page.
 */
function showStep(tree: HTMLElement, step: Element): void {
  const undone = step.querySelector<HTMLDetailsElement>('details[open]');
  for (const details of tree.querySelectorAll('details')) {
    details.open = details.contains(step);
  }
  undone?.querySelector('summary')?.focus({preventScroll: true});
}

/** Brings a step that was opened to the top, unless its question or cause is in view already. */
function bringIntoView(step: Element): void {
  const {top, bottom} = (step.firstElementChild ?? step).getBoundingClientRect();
  const {scrollPaddingTop, scrollPaddingBottom} = getComputedStyle(document.documentElement);
  // The parts of the viewport that bars cover; `auto` is 0.
  const toPixels = (padding: string): number => Number.parseFloat(padding) || 0;
  if (
    top < toPixels(scrollPaddingTop) ||
    bottom > window.innerHeight - toPixels(scrollPaddingBottom)
  ) {
    step.scrollIntoView();
  }
}

/**
 * Closes all answers of a tree and forgets what has helped; the address and the focus go to its first
 * question.
 */
export function startAgain(tree: HTMLElement): void {
  const first = tree.querySelector('[id]');
  if (first) {
    tree.querySelectorAll('input').forEach((box) => {
      box.checked = false;
    });
    window.history.pushState(window.history.state, '', `#${first.id}`);
    showStep(tree, first);
    tree.querySelector('summary')?.focus({preventScroll: true});
    first.scrollIntoView({block: 'nearest'});
  }
}

/**
 * Keeps the address and the open step of a decision tree in sync.
 *
 * @param root - element that holds the tree
 * @param treeId - steps have ids that start with it
 */
export function useTreeAddress(root: RefObject<HTMLElement | null>, treeId: string): void {
  useEffect(() => {
    const tree = root.current;
    if (!tree) {
      return undefined;
    }
    const isStep = (hash: string): boolean => fragmentId(hash).startsWith(`${treeId}-`);
    const openFromAddress = (event?: Event): void => {
      const {hash} = window.location;
      const step = isStep(hash) ? document.getElementById(fragmentId(hash)) : null;
      if (step && tree.contains(step)) {
        showStep(tree, step);
        step.scrollIntoView();
        // The link to the next cause, which had the focus, is hidden now.
        if (event && !tree.contains(document.activeElement)) {
          step.parentElement?.querySelector('summary')?.focus({preventScroll: true});
        }
      }
    };
    const onClick = (event: Event): void => {
      const details = (event.target as Element).closest('summary')?.parentElement;
      if (details instanceof HTMLDetailsElement) {
        // The click toggles it afterwards.
        const question = details.parentElement?.closest('[id]');
        const visible = details.open ? question : details.querySelector('[id]');
        if (question && visible) {
          // Back returns to the question, not to the top of the page.
          if (!isStep(window.location.hash)) {
            window.history.replaceState(window.history.state, '', `#${question.id}`);
          }
          window.history.pushState(window.history.state, '', `#${visible.id}`);
          if (!details.open) {
            details.addEventListener('toggle', () => bringIntoView(visible), {once: true});
          }
        }
      }
    };
    openFromAddress();
    tree.addEventListener('click', onClick);
    window.addEventListener('hashchange', openFromAddress);
    return () => {
      tree.removeEventListener('click', onClick);
      window.removeEventListener('hashchange', openFromAddress);
    };
  }, [root, treeId]);
}
