import type {ClientModule} from '@docusaurus/types';
import type {Zoom} from 'medium-zoom';
import {inBackground} from '../../components/shared/recovery';

/** Numbers of the specification, section 9. */
const settings = {margin: 60, scrollOffset: 100, background: 'var(--surface-1)'};
const attachDelayMs = 1000;
const closeAfterScroll = 40;

let zoom: Zoom | undefined;
let timer: number | undefined;
let scrollAtOpen = 0;

/**
 * Whether a picture would get bigger; zooming it for nothing only hides the page. A picture that is
 * not loaded yet says its width in the attribute.
 */
function isWorthZooming(image: HTMLImageElement): boolean {
  const width = Math.max(image.naturalWidth, Number(image.getAttribute('width')));
  return width > image.clientWidth || image.src.endsWith('.svg');
}

function onKey(event: KeyboardEvent): void {
  if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    void zoom?.toggle({target: event.currentTarget as HTMLElement});
  } else if (event.key === 'Tab' && zoom?.getZoomedImage()) {
    // Everything else lies behind the image.
    event.preventDefault();
  }
}

function onScroll(): void {
  if (Math.abs(window.scrollY - scrollAtOpen) > closeAfterScroll) {
    void zoom?.close();
  }
}

async function attach(): Promise<void> {
  const images = [...document.querySelectorAll<HTMLImageElement>('.markdown img')].filter(
    (image) => !image.closest('a, button'),
  );
  if (images.length === 0) {
    return;
  }
  // The build without injected styles, which a strict content security policy forbids.
  const loaded = await inBackground(() => import('medium-zoom/dist/pure'));
  if (!loaded) {
    return;
  }
  const {default: mediumZoom} = loaded;
  zoom?.detach();
  zoom = mediumZoom(settings);
  zoom.on('open', ({target}) => {
    (target as Element).setAttribute('aria-expanded', 'true');
    scrollAtOpen = window.scrollY;
    window.addEventListener('scroll', onScroll, {passive: true});
  });
  zoom.on('close', ({target}) => {
    (target as Element).setAttribute('aria-expanded', 'false');
    window.removeEventListener('scroll', onScroll);
  });
  for (const image of images.filter(isWorthZooming)) {
    zoom.attach(image);
    image.tabIndex = 0;
    image.setAttribute('role', 'button');
    image.setAttribute('aria-label', `Enlarge image: ${image.alt}`);
    image.setAttribute('aria-expanded', 'false');
    image.addEventListener('keydown', onKey);
  }
}

/** Enlarges images in content, from one second after the page is there (decisions, Image zoom). */
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
