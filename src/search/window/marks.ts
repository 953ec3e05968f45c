import {fragmentId} from '../../shared/fragmentId';
import {unfold} from '../../shared/unfold';
import {fold, tokenize} from '../engine/tokens';

/** Name of the highlight in CSS: `::highlight(search-hit)`. */
const highlightName = 'search-hit';

/** The page of a hit has to be there after this time; then nothing is marked. */
const patience = 10_000;

/** Marked places of one section are more than enough. */
const mostMarks = 200;

let cleanUp: (() => void) | undefined;

/** Text of the section that starts at `start`: up to the next heading of its rank or a higher one. */
function textNodes(start: Element): Text[] {
  const root = start.closest('main') ?? document.body;
  const isHeading = /^H[1-6]$/.test(start.tagName);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const nodes: Text[] = [];
  walker.currentNode = start;
  let node = walker.nextNode();
  for (; node && nodes.length < 5000; node = walker.nextNode()) {
    if (node instanceof Text) {
      nodes.push(node);
    } else if (
      isHeading
        ? /^H[1-6]$/.test(node.nodeName) && node.nodeName <= start.tagName
        : !start.contains(node)
    ) {
      break;
    }
  }
  return nodes.filter(
    ({parentElement}) => !parentElement?.closest('nav, script, style, button, .hash-link'),
  );
}

function rangesOf(nodes: Text[], words: ReadonlySet<string>): Range[] {
  const ranges: Range[] = [];
  for (const node of nodes) {
    for (const {start, end, word, also} of tokenize(node.data)) {
      if (
        ranges.length < mostMarks &&
        [word, ...also.map((one) => one.word)].some((one) => words.has(one))
      ) {
        const range = new Range();
        range.setStart(node, start);
        range.setEnd(node, end);
        ranges.push(range);
      }
    }
  }
  return ranges;
}

/** Browsers without highlights get elements around the words. @returns takes them away again */
function wrap(ranges: Range[]): () => void {
  const marks = ranges.reverse().map((range) => {
    const mark = document.createElement('mark');
    range.surroundContents(mark);
    return mark;
  });
  return () => marks.forEach((mark) => mark.replaceWith(...mark.childNodes));
}

function show(ranges: Range[]): () => void {
  if (typeof Highlight === 'undefined' || !CSS.highlights) {
    return wrap(ranges);
  }
  const {dataset} = document.documentElement;
  dataset['searchHits'] = '';
  // eslint-disable-next-line compat/compat -- the check is above, in a form that the rule does not know
  CSS.highlights.set(highlightName, new Highlight(...ranges));
  return () => {
    CSS.highlights.delete(highlightName);
    delete dataset['searchHits'];
  };
}

/** Takes the marks away. */
export function clearMarks(): void {
  cleanUp?.();
  cleanUp = undefined;
}

function arrive(target: Element, isPage: boolean, words: ReadonlySet<string>): void {
  unfold(target);
  if (!isPage) {
    target.scrollIntoView();
  }
  if (target instanceof HTMLElement) {
    if (!target.hasAttribute('tabindex')) {
      target.tabIndex = -1;
    }
    target.focus({preventScroll: true});
  }
  const hide = show(rangesOf(textNodes(target), words));
  const listening = new AbortController();
  cleanUp = () => {
    hide();
    listening.abort();
  };
  document.addEventListener(
    'keydown',
    (event) => {
      if (
        event.key === 'Escape' &&
        !event.defaultPrevented &&
        !document.querySelector('dialog[open]')
      ) {
        clearMarks();
      }
    },
    {signal: listening.signal},
  );
}

/**
 * After going to a hit: waits until its page is there, scrolls to its section, gives it the focus
 * and marks the words that were found, until Escape or the next page.
 *
 * @param address - address of the hit with its anchor
 * @param found - words as they stand in the hit
 */
export function markOnArrival(address: string, found: string[]): void {
  clearMarks();
  const {pathname, hash} = new URL(address, window.location.origin);
  const words = new Set(
    found.flatMap((text) => [fold(text), ...tokenize(text).map(({word}) => word)]),
  );
  const isThere = (): Element | null => {
    const id = fragmentId(hash);
    const isPage = window.location.pathname === pathname;
    return isPage ? (id ? document.getElementById(id) : document.querySelector('main h1')) : null;
  };
  const before = document.querySelector('main');
  const startedHere = window.location.pathname === pathname;
  const root = document.getElementById('__docusaurus') ?? document.body;
  const observer = new MutationObserver(() => attempt());
  const timer = window.setTimeout(() => observer.disconnect(), patience);
  const attempt = (): void => {
    const target = isThere();
    // The address changes before the page does.
    const isNew = startedHere || document.querySelector('main') !== before;
    if (target && isNew) {
      observer.disconnect();
      window.clearTimeout(timer);
      requestAnimationFrame(() => arrive(target, !hash, words));
    }
  };
  observer.observe(root, {childList: true, subtree: true});
  attempt();
}
