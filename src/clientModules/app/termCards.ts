import type * as Terms from '../../data/glossary';
import {inBackground} from '../../components/shared/recovery';

/**
 * Shows a term's definition on hover and focus. The card can be hovered itself, stays until the pointer leaves it,
 * and closes on Escape (WCAG 2.2, success criterion 1.4.13). On touch screens the first tap shows the card, and the
 * second follows the link.
 */
let card: HTMLElement | undefined;
let current: HTMLElement | undefined;
let closing: number | undefined;

/** The term that was touched while its card was closed. */
let tappedLink: HTMLElement | undefined;

/** Time to move the pointer from the term to the card, in milliseconds. */
const graceMs = 200;

function close(): void {
  card?.remove();
  card = undefined;
  current?.removeAttribute('aria-describedby');
  current = undefined;
}

let terms: typeof Terms | undefined;

/** Loads the definitions; undefined if that fails. */
async function loadTerms(): Promise<typeof Terms | undefined> {
  if (!terms && (navigator.onLine || navigator.serviceWorker?.controller)) {
    terms = await inBackground(() => import('../../data/glossary'));
  }
  return terms;
}

function place(element: HTMLElement, link: HTMLElement): void {
  const {left, top, bottom} = link.getBoundingClientRect();
  const pageWidth = document.documentElement.clientWidth;
  const isAbove = bottom + element.offsetHeight + 8 > window.innerHeight;
  const x = Math.max(8, Math.min(left, pageWidth - element.offsetWidth - 8));
  const y = isAbove ? top - element.offsetHeight - 6 : bottom + 6;
  element.style.left = `${window.scrollX + x}px`;
  element.style.top = `${window.scrollY + y}px`;
}

async function show(link: HTMLElement): Promise<void> {
  if (current === link) {
    return;
  }
  close();
  current = link;
  const term = (await loadTerms())?.glossary[link.dataset['term'] ?? ''];
  if (current !== link) {
    return;
  }
  if (!term) {
    close();
    return;
  }
  card = document.createElement('div');
  card.id = 'term-card';
  card.className = 'term-card';
  card.setAttribute('role', 'tooltip');
  const name = document.createElement('strong');
  name.textContent = term.expansion ? `${term.term} (${term.expansion})` : term.term;
  card.append(name, ` ${term.definition}`);
  document.body.append(card);
  link.setAttribute('aria-describedby', card.id);
  place(card, link);
}

const closest = (event: Event, selector: string): HTMLElement | undefined =>
  (event.target as Element).closest?.<HTMLElement>(selector) ?? undefined;
const findTermLink = (event: Event): HTMLElement | undefined => closest(event, 'a[data-term]');
const isInCard = (event: Event): boolean => closest(event, '.term-card') !== undefined;

if (typeof document !== 'undefined') {
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'mouse') {
      return;
    }
    window.clearTimeout(closing);
    const link = findTermLink(event);
    if (link) {
      void show(link);
    } else if (!isInCard(event) && current !== document.activeElement) {
      closing = window.setTimeout(close, graceMs);
    }
  });
  document.addEventListener('focusin', (event) => {
    const link = findTermLink(event);
    if (link) {
      void show(link);
    } else if (!card?.matches(':hover')) {
      // The focused element may be covered by the card.
      close();
    }
  });
  document.addEventListener('pointerdown', (event) => {
    const link = findTermLink(event);
    tappedLink = event.pointerType === 'touch' && !(card && link === current) ? link : undefined;
    if (!link && !isInCard(event)) {
      close();
    }
  });
  document.addEventListener(
    'click',
    (event) => {
      const link = findTermLink(event);
      // `detail` is 0 for clicks by keyboard or script.
      if (link && link === tappedLink && event.detail > 0) {
        event.preventDefault();
        // If the definition can't be loaded, follow the link.
        void show(link).then(() => current !== link && link.click());
      }
    },
    {capture: true},
  );
  document.addEventListener('keydown', ({key}) => key === 'Escape' && close());
}

export const onRouteDidUpdate = close;
