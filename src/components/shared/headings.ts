import {isVisible} from './isVisible';

/** A heading of the page that is shown. */
export interface PageHeading {
  id: string;
  text: string;
  isNested: boolean;
  /** The reader is in this section now. */
  isCurrent: boolean;
}

/** A heading as it stands in the page. */
interface FoundHeading {
  id: string;
  text: string;
  isNested: boolean;
  /** Distance of its upper edge from the top of the window, in pixels. */
  top: number;
}

/**
 * Contents of a page from its headings. The current section is the last one whose heading has
 * passed the reading line.
 *
 * @param found - headings in their order
 * @param line - distance of the reading line from the top of the window, in pixels
 */
export function contentsOf(found: readonly FoundHeading[], line: number): PageHeading[] {
  const current = found.findLast(({top}) => top <= line);
  return found.map((heading) => ({
    id: heading.id,
    // The permanent link beside a heading holds a zero-width space.
    text: heading.text.replace(/\u200b/g, '').trim(),
    isNested: heading.isNested,
    isCurrent: heading === current,
  }));
}

/**
 * The visible headings of levels 2 and 3 of the page that is shown.
 *
 * @param line - distance of the reading line from the top of the window, in pixels
 */
export function headingsOfPage(line: number): PageHeading[] {
  const headings = document.querySelectorAll<HTMLElement>('main .markdown :is(h2, h3)[id]');
  const visible = [...headings].filter(isVisible);
  return contentsOf(
    visible.map((heading) => ({
      id: heading.id,
      text: heading.textContent ?? '',
      isNested: heading.localName === 'h3',
      top: heading.getBoundingClientRect().top,
    })),
    line,
  );
}
