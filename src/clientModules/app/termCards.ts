import type * as Terms from '../../data/glossary';
import {onDemand, recover} from '../../components/shared/recovery';

/**
 * Shows a term's definition while the pointer or the focus is on it. The card can be pointed at,
 * stays until it is left, and closes on Escape (WCAG 2.2, success criterion 1.4.13). A finger cannot
 * point: its first tap shows the card, the second follows the link.
 */
let card: HTMLElement | undefined;
let current: HTMLElement | undefined;
let closing: number | undefined;

/** Time to cross from the term to the card, in milliseconds. */
const graceMs = 200;

function close(): void {
  card?.remove();
  card = undefined;
  current?.removeAttribute('aria-describedby');
  current = undefined;
}

function closeSoon(): void {
  window.clearTimeout(closing);
  closing = window.setTimeout(close, graceMs);
}

let isLoaded = false;

/** Without it the browser would report what was only pointed at as lost. */
const canAsk = (): boolean =>
  isLoaded || navigator.onLine || Boolean(navigator.serviceWorker?.controller);

/** The definitions; undefined when they could not be loaded, which the reader has been told. */
async function loadTerms(): Promise<typeof Terms | undefined> {
  // Only pointed at: no reason to load the page again.
  const recovery = {loads: 'never'} as const;
  if (!canAsk()) {
    await recover(recovery);
    return undefined;
  }
  const load = onDemand(() => import('../../data/glossary'), recovery);
  const terms = await load.catch(() => undefined);
  isLoaded = terms !== undefined;
  return terms;
}

async function show(link: HTMLElement): Promise<void> {
  window.clearTimeout(closing);
  if (current === link) {
    return;
  }
  close();
  current = link;
  const loaded = await loadTerms();
  if (!loaded && current === link) {
    current = undefined;
  }
  const term = loaded?.glossary[link.dataset['term'] ?? ''];
  if (!term || current !== link) {
    return;
  }
  card = document.createElement('div');
  card.id = 'term-card';
  card.className = 'term-card';
  card.setAttribute('role', 'tooltip');
  const name = document.createElement('strong');
  name.textContent = term.expansion ? `${term.term} (${term.expansion})` : term.term;
  card.append(name, ` ${term.definition}`);
  card.addEventListener('pointerenter', () => window.clearTimeout(closing));
  card.addEventListener('pointerleave', closeSoon);
  document.body.append(card);
  link.setAttribute('aria-describedby', card.id);

  const place = link.getBoundingClientRect();
  const room = document.documentElement.clientWidth;
  const left = Math.max(8, Math.min(place.left, room - card.offsetWidth - 8));
  const above = place.bottom + card.offsetHeight + 8 > window.innerHeight;
  card.style.left = `${left + window.scrollX}px`;
  card.style.top = `${window.scrollY + (above ? place.top - card.offsetHeight - 6 : place.bottom + 6)}px`;
}

/** The term whose card was open when a finger came down; nothing for other pointers. */
let touched: {readonly open: HTMLElement | undefined} | undefined;

/** Shows the card of a term that was tapped. Without its definition the link does what links do. */
async function showOrFollow(link: HTMLElement): Promise<void> {
  await show(link);
  if (current !== link) {
    link.click();
  }
}

function termOf(event: Event): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-term]') : null;
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerover', (event) => {
    const link = termOf(event);
    if (link && event.pointerType === 'mouse') {
      void show(link);
    }
  });
  document.addEventListener('pointerdown', (event) => {
    touched = event.pointerType === 'touch' ? {open: card && current} : undefined;
    if (
      touched &&
      !termOf(event) &&
      !(event.target instanceof Node && card?.contains(event.target))
    ) {
      close();
    }
  });
  document.addEventListener(
    'click',
    (event) => {
      const link = termOf(event);
      // A press of a key, or of a program, counts no clicks.
      if (link && touched && touched.open !== link && event.detail > 0) {
        event.preventDefault();
        void showOrFollow(link);
      }
    },
    {capture: true},
  );
  document.addEventListener('pointerout', (event) => {
    if (termOf(event) && event.pointerType === 'mouse') {
      closeSoon();
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
  document.addEventListener('focusout', (event) => {
    if (termOf(event)) {
      closeSoon();
    }
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && card) {
      close();
    }
  });
}

export const onRouteDidUpdate = close;
