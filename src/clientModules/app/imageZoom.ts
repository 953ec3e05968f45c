import type {ClientModule} from '@docusaurus/types';
import type {Zoom} from 'medium-zoom';
import {inBackground} from '../../components/shared/recovery';

/** Margin, and the scroll distance that closes the image, in pixels; the same as in `Diagram/Enlarge.tsx`. */
const settings = {margin: 60, scrollOffset: 40, background: 'var(--surface-1)'};
const attachDelayMs = 1000;

let zoom: Zoom | undefined;
let timer: number | undefined;

/**
 * Whether zooming would enlarge an image: on phones, one as wide as the text is wider than the space within the
 * margins. One that isn't loaded yet has its width in the attribute.
 */
function isWorthZooming(image: HTMLImageElement): boolean {
  const width = image.src.endsWith('.svg')
    ? Infinity
    : Math.max(image.naturalWidth, Number(image.getAttribute('width')));
  const available = document.documentElement.clientWidth - 2 * settings.margin;
  return Math.min(width, available) > image.clientWidth && !image.closest('a, button');
}

function onKey(event: KeyboardEvent): void {
  if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    void zoom?.toggle({target: event.currentTarget as HTMLElement});
  } else if (event.key === 'Tab' && zoom?.getZoomedImage()) {
    // Keeps the focus on the image, which covers the page.
    event.preventDefault();
  }
}

async function attach(): Promise<void> {
  const all = [...document.querySelectorAll<HTMLImageElement>('.markdown img')];
  const images = all.filter(isWorthZooming);
  // The build without injected styles, which a strict content security policy forbids.
  const load = () => inBackground(() => import('medium-zoom/dist/pure'));
  const zoomModule = images.length > 0 ? await load() : undefined;
  if (!zoomModule) {
    return;
  }
  zoom?.detach();
  zoom = zoomModule.default(images, settings);
  const setExpanded = (image: EventTarget | null, isOpen: boolean): void =>
    (image as Element).setAttribute('aria-expanded', String(isOpen));
  zoom.on('open', ({target}) => setExpanded(target, true));
  zoom.on('close', ({target}) => setExpanded(target, false));
  for (const image of images) {
    image.tabIndex = 0;
    image.setAttribute('role', 'button');
    image.setAttribute('aria-label', `Enlarge image: ${image.alt}`);
    setExpanded(image, false);
    image.addEventListener('keydown', onKey);
  }
}

/** Adds zoom to images in content, one second after navigation (decisions, Image zoom). */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (previousLocation?.pathname === location.pathname) {
    return;
  }
  window.clearTimeout(timer);
  void zoom?.close();
  timer = window.setTimeout(() => void attach(), attachDelayMs);
};
