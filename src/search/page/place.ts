/** How far a page was scrolled, in the entry of the browser's history, where a reload leaves it. */
interface Place {
  searchTop?: number;
}

/** Remembers how far this page is scrolled, before another one is gone to. */
export function keepPlace(): void {
  const state = {...(window.history.state as Place | null), searchTop: window.scrollY};
  window.history.replaceState(state, '');
}

/** Scrolls to where the reader was when this page was left, once. */
export function takePlace(): void {
  const {searchTop, ...state} = (window.history.state as Place | null) ?? {};
  if (searchTop !== undefined) {
    window.history.replaceState(state, '');
    window.scrollTo(0, searchTop);
  }
}
