import {useEffect, type RefObject} from 'react';
import {fragmentId} from '../../shared/fragmentId';

/** Opens every disclosure around an element. */
function reveal(element: Element): void {
  for (let at = element.closest('details'); at; at = at.parentElement?.closest('details') ?? null) {
    at.open = true;
  }
}

/**
 * Keeps the address and the open step of a decision tree in step with each other, and opens the
 * whole tree for printing.
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
    const openFromAddress = (): void => {
      const id = fragmentId(window.location.hash);
      const step = id.startsWith(`${treeId}-`) ? document.getElementById(id) : null;
      if (step && tree.contains(step)) {
        reveal(step);
        step.scrollIntoView();
      }
    };
    const onClick = (event: Event): void => {
      const details = (event.target as Element).closest('summary')?.parentElement;
      if (details instanceof HTMLDetailsElement) {
        // The click opens or closes it afterwards.
        const shown = details.open
          ? details.parentElement?.closest('[id]')
          : details.querySelector('[id]');
        if (shown) {
          window.history.replaceState(window.history.state, '', `#${shown.id}`);
        }
      }
    };
    const openAll = (): void => {
      for (const details of tree.querySelectorAll('details')) {
        // An exclusive group would close the others.
        details.dataset['group'] = details.getAttribute('name') ?? '';
        details.removeAttribute('name');
        details.dataset['was'] = String(details.open);
        details.open = true;
      }
    };
    const closeAgain = (): void => {
      for (const details of tree.querySelectorAll('details')) {
        details.open = details.dataset['was'] === 'true';
        details.setAttribute('name', details.dataset['group'] ?? '');
      }
    };
    openFromAddress();
    tree.addEventListener('click', onClick);
    window.addEventListener('hashchange', openFromAddress);
    window.addEventListener('beforeprint', openAll);
    window.addEventListener('afterprint', closeAgain);
    return () => {
      tree.removeEventListener('click', onClick);
      window.removeEventListener('hashchange', openFromAddress);
      window.removeEventListener('beforeprint', openAll);
      window.removeEventListener('afterprint', closeAgain);
    };
  }, [root, treeId]);
}
