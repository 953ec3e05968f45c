/** State of each disclosure before printing: whether it was open, and its exclusive group. */
const before = new Map<HTMLDetailsElement, {open: boolean; name: string | null}>();

/** Opens all disclosures for printing, which CSS can't do in all browsers. */
function openAll(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) {
    before.set(details, {open: details.open, name: details.getAttribute('name')});
    // Opening one of an exclusive group closes the others.
    details.removeAttribute('name');
    details.open = true;
  }
}

function restore(): void {
  for (const [details, {open, name}] of before) {
    details.open = open;
    if (name !== null) {
      details.setAttribute('name', name);
    }
  }
  before.clear();
}

if (typeof window !== 'undefined') {
  window.addEventListener('beforeprint', openAll);
  window.addEventListener('afterprint', restore);
}
