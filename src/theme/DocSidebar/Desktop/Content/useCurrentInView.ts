import {useEffect, useRef} from 'react';
import {firstRow, type Row} from './firstRow';

/** The rows of a menu: links, with the button beside them. */
function measureRows(menu: Element): Map<Element, Row> {
  const start = menu.getBoundingClientRect().top - menu.scrollTop;
  const rows = new Map<Element, Row>();
  for (const chapter of menu.querySelectorAll('.theme-doc-sidebar-menu > li')) {
    let covered = 0;
    for (const link of chapter.querySelectorAll('.menu__link')) {
      const element = link.closest('.menu__list-item-collapsible') ?? link;
      const {height, top} = (covered ? element : chapter).getBoundingClientRect();
      const own = covered ? height : element.getBoundingClientRect().height;
      rows.set(link, {top: top - start, height: own, covered});
      covered ||= own;
    }
  }
  return rows;
}

/** Scrolls a menu that is longer than the viewport to the current chapter and page, unless the page is in view. */
export function useCurrentInView(path: string): void {
  const isOpened = useRef(false);
  useEffect(() => {
    const item = document.querySelector('.menu [aria-current="page"]');
    const menu = item?.closest('.menu');
    if (!item || !menu) {
      return undefined;
    }
    // Reading positions here would force a layout during hydration.
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect();
      if (entry && (!isOpened.current || entry.intersectionRatio < 1)) {
        isOpened.current = true;
        const rows = measureRows(menu);
        const chapter = item.closest('.theme-doc-sidebar-menu > li')?.querySelector('.menu__link');
        const [first, current] = [rows.get(chapter ?? item), rows.get(item)];
        if (first && current) {
          const {clientHeight, scrollHeight} = menu;
          menu.scrollTop = firstRow(
            [...rows.values()],
            first,
            current,
            clientHeight,
            scrollHeight - clientHeight,
          );
        }
      }
    });
    observer.observe(item);
    return () => observer.disconnect();
  }, [path]);
}
