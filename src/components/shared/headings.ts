import {isVisible} from './isVisible';

/** A heading of the current page. */
export interface PageHeading {
  id: string;
  text: string;
  isNested: boolean;
  /** Whether the reader is in this section. */
  isCurrent: boolean;
}

/**
 * Visible headings of levels 2 and 3 of the current page. The current section is the last one
 * whose heading has passed the reading line.
 *
 * @param line - distance of the reading line from the top of the window, in pixels
 */
export function headingsOfPage(line: number): PageHeading[] {
  const headings = document.querySelectorAll<HTMLElement>('main .markdown :is(h2, h3)[id]');
  const visible = [...headings].filter(isVisible);
  const current = visible.findLast((heading) => heading.getBoundingClientRect().top <= line);
  return visible.map((heading) => ({
    id: heading.id,
    // The permalink of a heading contains a zero-width space.
    text: heading.textContent.replace(/\u200b/g, '').trim(),
    isNested: heading.localName === 'h3',
    isCurrent: heading === current,
  }));
}
