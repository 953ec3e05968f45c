import {useEffect} from 'react';

/** Scrolls the current page into view in a menu that is longer than the viewport. */
export function useCurrentInView(path: string): void {
  useEffect(() => {
    const item = document.querySelector('.menu [aria-current="page"]');
    const menu = item?.closest('.menu');
    if (!item || !menu) {
      return undefined;
    }
    // Reading positions here would force a layout during hydration.
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect();
      if (entry && entry.intersectionRatio < 1) {
        const {top} = menu.getBoundingClientRect();
        menu.scrollTop += entry.boundingClientRect.top - top - menu.clientHeight / 3;
      }
    });
    observer.observe(item);
    return () => observer.disconnect();
  }, [path]);
}
