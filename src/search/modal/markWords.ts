import {afterNavigation} from '../../components/shared/afterNavigation';
import {forms, smallWords, tokenize} from '../engine/tokens';
import type {Hit} from '../engine/types';

/** Name of the highlight; `styles.module.css` has its colours. */
const name = 'found-words';

/** Maximum number of marks on a page, to limit the time on phones. */
const maxMarks = 500;

/** Words of a query, and what was highlighted of a hit, in the forms of the index. */
export function collectWords(
  query: string,
  {headings = {}, snippet = [], keyword = []}: Hit,
): Set<string> {
  const marked = [...Object.values(headings).flat(), ...snippet, ...keyword]
    .filter(({isMarked}) => isMarked)
    .map(({text}) => text);
  return new Set(
    [query, ...marked]
      .flatMap(tokenize)
      .map(({word}) => word)
      .filter((word) => !smallWords.has(word) && (word.length > 1 || /\d/.test(word)))
      .flatMap(forms),
  );
}

/** Ranges of words in a text, by start and end. */
export function findRanges(
  text: string,
  words: ReadonlySet<string>,
): [start: number, end: number][] {
  return tokenize(text)
    .filter(({word, also}) =>
      [word, ...also.map((one) => one.word)].some((one) =>
        forms(one).some((form) => words.has(form)),
      ),
    )
    .map(({start, end}) => [start, end]);
}

/** Elements without running text: in a title or a result, a mark would look like a warning. */
const skipped = 'h1, nav, button, form, output, svg, script, style, [data-search-exclude]';

function rangesIn(main: Element, words: ReadonlySet<string>): Range[] {
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node && ranges.length < maxMarks; node = texts.nextNode()) {
    if (node.textContent?.trim() && !node.parentElement?.closest(skipped)) {
      for (const [start, end] of findRanges(node.textContent, words)) {
        const range = document.createRange();
        range.setStart(node, start);
        range.setEnd(node, end);
        ranges.push(range);
      }
    }
  }
  return ranges;
}

/**
 * Marks words on the page, without a change to its elements, until Escape, a click or tap, or the next navigation.
 * Browsers without the CSS Custom Highlight API show no marks.
 */
function mark(words: ReadonlySet<string>): void {
  const main = document.querySelector('main');
  if (main && typeof Highlight === 'function') {
    const highlight = new Highlight(...rangesIn(main, words));
    CSS.highlights.set(name, highlight);
    const end = new AbortController();
    const clear = (): void => {
      CSS.highlights.delete(name);
      end.abort();
    };
    const {signal} = end;
    document.addEventListener('keydown', ({key}) => key === 'Escape' && clear(), {signal});
    // Phones have no Escape. Scrolling doesn’t fire it.
    document.addEventListener('click', clear, {signal});
    afterNavigation(clear);
  }
}

/** Marks the words of a query on the page that a hit leads to, once it is rendered. */
export function markAfterNavigation(query: string, hit: Hit): void {
  const words = collectWords(query, hit);
  if (words.size > 0) {
    afterNavigation(() => mark(words));
  }
}
