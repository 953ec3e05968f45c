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

/** The term whose card was open when a finger came down; nothing for other pointers. */
let touched: {readonly open: HTMLElement | undefined} | undefined;

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

let terms: typeof Terms | undefined;

/** The definitions; undefined when they could not be loaded, which the reader has been told. */
async function loadTerms(): Promise<typeof Terms | undefined> {
  // Only pointed at: no reason to load the page again.
  const recovery = {loads: 'never'} as const;
  if (!terms && !navigator.onLine && !navigator.serviceWorker?.controller) {
    // To ask all the same would have the browser report what was only pointed at as lost.
    await recover(recovery);
    return undefined;
  }
  const load = onDemand(() => import('../../data/glossary'), recovery);
  return (terms = await load.catch(() => undefined));
}

function place(shown: HTMLElement, link: HTMLElement): void {
  const {left, top, bottom} = link.getBoundingClientRect();
  const room = document.documentElement.clientWidth;
  const isAbove = bottom + shown.offsetHeight + 8 > window.innerHeight;
  const x = Math.max(8, Math.min(left, room - shown.offsetWidth - 8));
  const y = isAbove ? top - shown.offsetHeight - 6 : bottom + 6;
  shown.style.left = `${window.scrollX + x}px`;
  shown.style.top = `${window.scrollY + y}px`;
}

async function show(link: HTMLElement): Promise<void> {
  window.clearTimeout(closing);
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
    current = undefined;
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

const around = (event: Event, selector: string): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
const termOf = (event: Event): HTMLElement | null => around(event, 'a[data-term]');
const isInCard = (event: Event): boolean => around(event, '.term-card') !== null;

const listeners: {[Type in keyof DocumentEventMap]?: (event: DocumentEventMap[Type]) => void} = {
  pointerover(event) {
    const link = termOf(event);
    if (link && event.pointerType === 'mouse') {
      void show(link);
    } else if (isInCard(event)) {
      window.clearTimeout(closing);
    }
  },
  pointerout(event) {
    if (event.pointerType === 'mouse' && (termOf(event) || isInCard(event))) {
      closeSoon();
    }
  },
  pointerdown(event) {
    touched = event.pointerType === 'touch' ? {open: card && current} : undefined;
    if (touched && !termOf(event) && !isInCard(event)) {
      close();
    }
  },
  click(event) {
    const link = termOf(event);
    // A press of a key, or of a program, counts no clicks.
    if (link && touched && touched.open !== link && event.detail > 0) {
      event.preventDefault();
      // Without its definition the link does what links do.
      void show(link).then(() => current !== link && link.click());
    }
  },
  focusin(event) {
    const link = termOf(event);
    if (link) {
      void show(link);
    } else if (!card?.matches(':hover')) {
      // The focus is elsewhere now, perhaps under the card.
      close();
    }
  },
  focusout(event) {
    if (termOf(event)) {
      closeSoon();
    }
  },
  keydown({key}) {
    if (key === 'Escape') {
      close();
    }
  },
};

if (typeof document !== 'undefined') {
  for (const [type, listener] of Object.entries(listeners)) {
    document.addEventListener(type, listener as EventListener, {capture: true});
  }
}

export const onRouteDidUpdate = close;
