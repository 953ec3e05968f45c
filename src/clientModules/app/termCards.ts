import type * as Terms from '../../data/glossary';
import {inBackground} from '../../components/shared/recovery';

/**
 * Shows a term's definition while the pointer or the focus is on it. The card can be pointed at,
 * stays until it is left, and closes on Escape (WCAG 2.2, success criterion 1.4.13). A finger cannot
 * point: its first tap shows the card, the second follows the link.
 */
let card: HTMLElement | undefined;
let current: HTMLElement | undefined;
let closing: number | undefined;

/** The term that a finger came down on while its card was not open. */
let tapped: HTMLElement | undefined;

/** Time to cross from the term to the card, in milliseconds. */
const graceMs = 200;

function close(): void {
  card?.remove();
  card = undefined;
  current?.removeAttribute('aria-describedby');
  current = undefined;
}

let terms: typeof Terms | undefined;

/** The definitions, unless they cannot be loaded. */
async function loadTerms(): Promise<typeof Terms | undefined> {
  if (!terms && (navigator.onLine || navigator.serviceWorker?.controller)) {
    terms = await inBackground(() => import('../../data/glossary'));
  }
  return terms;
}

function place(shown: HTMLElement, link: HTMLElement): void {
  const {left, top, bottom} = link.getBoundingClientRect();
  const layer = document.documentElement.clientWidth;
  const isAbove = bottom + shown.offsetHeight + 8 > window.innerHeight;
  const x = Math.max(8, Math.min(left, layer - shown.offsetWidth - 8));
  const y = isAbove ? top - shown.offsetHeight - 6 : bottom + 6;
  shown.style.left = `${window.scrollX + x}px`;
  shown.style.top = `${window.scrollY + y}px`;
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

const around = (event: Event, selector: string): HTMLElement | undefined =>
  (event.target as Element).closest?.<HTMLElement>(selector) ?? undefined;
const termOf = (event: Event): HTMLElement | undefined => around(event, 'a[data-term]');
const isInCard = (event: Event): boolean => around(event, '.term-card') !== undefined;

if (typeof document !== 'undefined') {
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'mouse') {
      return;
    }
    window.clearTimeout(closing);
    const link = termOf(event);
    if (link) {
      void show(link);
    } else if (!isInCard(event) && current !== document.activeElement) {
      closing = window.setTimeout(close, graceMs);
    }
  });
  document.addEventListener('focusin', (event) => {
    const link = termOf(event);
    if (link) {
      void show(link);
    } else if (!card?.matches(':hover')) {
      // The focus is elsewhere now, perhaps under the card.
      close();
    }
  });
  document.addEventListener('pointerdown', (event) => {
    const link = termOf(event);
    tapped = event.pointerType === 'touch' && !(card && link === current) ? link : undefined;
    if (!link && !isInCard(event)) {
      close();
    }
  });
  document.addEventListener(
    'click',
    (event) => {
      const link = termOf(event);
      // A press of a key, or of a program, counts no clicks.
      if (link && link === tapped && event.detail > 0) {
        event.preventDefault();
        // Without its definition the link does what links do.
        void show(link).then(() => current !== link && link.click());
      }
    },
    {capture: true},
  );
  document.addEventListener('keydown', ({key}) => key === 'Escape' && close());
}

export const onRouteDidUpdate = close;
