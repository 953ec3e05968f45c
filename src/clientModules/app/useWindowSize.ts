import {useEffect, useState} from 'react';

/** Size of letters that Docusaurus' breakpoints in pixels are meant for. */
const usualLetter = 16;

/**
 * Whether the window has room for the layout of desktops, as the style sheets decide it: in sizes of
 * letters, because with large ones the same window holds less.
 *
 * @param options.desktopBreakpoint - widest window of small screens, in pixels with letters of 16
 * @returns 'ssr' until the page has been hydrated
 */
export function useWindowSize({desktopBreakpoint = 996} = {}): 'desktop' | 'mobile' | 'ssr' {
  const [size, setSize] = useState<'desktop' | 'mobile' | 'ssr'>('ssr');
  useEffect(() => {
    const wide = window.matchMedia(`(width > ${desktopBreakpoint / usualLetter}em)`);
    const update = (): void => setSize(wide.matches ? 'desktop' : 'mobile');
    update();
    wide.addEventListener('change', update);
    return () => wide.removeEventListener('change', update);
  }, [desktopBreakpoint]);
  return size;
}
