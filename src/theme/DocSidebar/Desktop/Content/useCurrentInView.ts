import {useEffect} from 'react';

/** Brings the current page into view in a menu that is longer than the window. */
export function useCurrentInView(path: string): void {
  useEffect(() => {
    const item = document.querySelector('.menu [aria-current="page"]');
    const menu = item?.closest('.menu');
    if (!item || !menu) {
      return undefined;
    }
    // Asking for the places now would cost a layout in the middle of the page's arrival.
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
