import {useEffect, useState} from 'react';

/** Font size, in pixels, that Docusaurus's breakpoints in pixels are designed for. */
const rootFontSize = 16;

/**
 * Whether the window fits the desktop layout. Compares in em, like the style sheets, because a window holds less
 * text at a larger font size.
 *
 * @param options.desktopBreakpoint - maximum width of small screens, in pixels at the default font size
 * @returns 'ssr' until the page has been hydrated
 */
export function useWindowSize({desktopBreakpoint = 996} = {}): 'desktop' | 'mobile' | 'ssr' {
  const [size, setSize] = useState<'desktop' | 'mobile' | 'ssr'>('ssr');
  useEffect(() => {
    const wide = window.matchMedia(`(width > ${desktopBreakpoint / rootFontSize}em)`);
    const update = (): void => setSize(wide.matches ? 'desktop' : 'mobile');
    update();
    wide.addEventListener('change', update);
    return () => wide.removeEventListener('change', update);
  }, [desktopBreakpoint]);
  return size;
}
