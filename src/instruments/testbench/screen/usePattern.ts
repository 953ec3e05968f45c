import {useEffect, useRef, useState} from 'react';
import {startBeeps} from './beep';
import {flashMs} from './patterns';
import {afterKey, getPattern, type ScreenState} from './state';

/** Pixels of the preview. */
const preview = {width: 960, height: 540};

/**
 * Draws a pattern on a canvas: in the page, or on a whole display, where keys change it.
 *
 * @param name - of the display, which some patterns show
 * @param isBeeping - flash and sound of the pattern that has them
 * @returns the canvas, whether it is full, and its size in pixels
 */
export function usePattern(
  state: ScreenState,
  change: (next: ScreenState) => void,
  name: string,
  isBeeping: boolean,
) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isFull, setFull] = useState(false);
  const [isHelp, setHelp] = useState(false);
  const [pixels, setPixels] = useState({width: 0, height: 0});

  const {pattern: patternIndex, variant, wall} = state;
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) {
      return undefined;
    }
    const {draw, id, moves, title, variants} = getPattern({pattern: patternIndex});
    let request = 0;
    let frame = 0;
    let start: number | undefined;
    const beeps = isBeeping ? startBeeps() : undefined;
    const paint = (now: number): void => {
      start ??= now;
      // The flash follows the clock of the sound, so that both leave the computer together.
      const isWaiting = id === 'lip-sync' && !beeps;
      const time = beeps ? beeps.time() : isWaiting ? flashMs : now - start;
      const {width, height} = element;
      draw(context, {width, height, name, variant, wall, time, frame});
      if (isHelp) {
        drawHelp(context, `${title}: ${variants[variant]}`);
      }
      frame += 1;
      if (moves && !isWaiting) {
        request = requestAnimationFrame(paint);
      }
    };
    const fit = (size: typeof preview): void => {
      Object.assign(element, size);
      setPixels(size);
      cancelAnimationFrame(request);
      request = requestAnimationFrame(paint);
    };
    const observer = new ResizeObserver(([entry]) => {
      // Chromium and Firefox know the pixels; elsewhere they are calculated.
      const box = entry?.devicePixelContentBoxSize?.[0];
      const css = entry?.contentBoxSize[0];
      fit({
        width: box?.inlineSize ?? Math.round((css?.inlineSize ?? 640) * devicePixelRatio),
        height: box?.blockSize ?? Math.round((css?.blockSize ?? 360) * devicePixelRatio),
      });
    });
    if (isFull) {
      observer.observe(element);
    } else {
      fit(preview);
    }
    return () => {
      cancelAnimationFrame(request);
      observer.disconnect();
      beeps?.stop();
    };
  }, [patternIndex, variant, wall, isFull, isHelp, isBeeping, name]);

  useEffect(() => {
    const onFullscreenChange = (): void => setFull(document.fullscreenElement === canvas.current);
    document.addEventListener('fullscreenchange', onFullscreenChange);
    return () => document.removeEventListener('fullscreenchange', onFullscreenChange);
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!isFull || event.ctrlKey || event.metaKey || event.altKey) {
        return;
      }
      const next = afterKey(state, event.key);
      if (next) {
        event.preventDefault();
        // A key that is held would make fields flash.
        if (!event.repeat) {
          change(next);
        }
      } else if (event.key.toLowerCase() === 'h') {
        event.preventDefault();
        setHelp((help) => !help);
      }
    };
    // Before the shortcuts of the site see the key.
    window.addEventListener('keydown', onKey, {capture: true});
    return () => window.removeEventListener('keydown', onKey, {capture: true});
  }, [state, change, isFull]);

  return {canvas, isFull, pixels};
}

/** The keys, over the pattern. */
function drawHelp(context: CanvasRenderingContext2D, title: string): void {
  const lines = [
    title,
    '← →  pattern',
    '↑ ↓  variant',
    '1 to 9, 0  pattern by number',
    'H  help',
    'Esc  exit',
  ];
  const size = Math.max(14, Math.round(context.canvas.height / 40));
  context.fillStyle = 'rgb(0 0 0 / 80%)';
  context.fillRect(size, size, size * 22, size * (1.6 * lines.length + 1));
  context.fillStyle = 'rgb(255 255 255)';
  context.font = `${size}px sans-serif`;
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  for (const [index, line] of lines.entries()) {
    context.fillText(line, 2 * size, size * (2.3 + 1.6 * index));
  }
}
