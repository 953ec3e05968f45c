import type {ReactNode} from 'react';
import own from '../bench.module.css';
import {universeSize} from './protocol';

const columns = 32;
const cell = 22;
const gap = 3;
/** Space for the number of a row's first channel. */
const margin = 64;

/** Pixels of the drawing. */
const size = {width: margin + columns * cell, height: (universeSize / columns) * cell};

/** Draws a cell for every channel, filled from below to its level. */
function draw(context: CanvasRenderingContext2D, levels: Uint8Array, fill: string): void {
  const side = cell - gap;
  const style = getComputedStyle(document.body);
  // At least 12 px on the screen, on which a phone shows the drawing at half its size.
  const cssWidth = context.canvas.clientWidth || size.width;
  const fontSize = Math.min(28, (12 * size.width) / cssWidth);
  const everyOther = fontSize > side ? 2 : 1;
  context.clearRect(0, 0, size.width, size.height);
  context.font = `${fontSize}px ${style.fontFamily}`;
  context.textAlign = 'right';
  context.textBaseline = 'middle';
  for (let index = 0; index < universeSize; index += 1) {
    const x = margin + (index % columns) * cell;
    const y = Math.floor(index / columns) * cell;
    if (index % (columns * everyOther) === 0) {
      context.fillStyle = style.getPropertyValue('--text-muted');
      context.fillText(String(index + 1), margin - 8, y + side / 2);
    }
    context.fillStyle = style.getPropertyValue('--surface-3');
    context.fillRect(x, y, side, side);
    const height = (side * (levels[index] ?? 0)) / 255;
    context.fillStyle = style.getPropertyValue(fill);
    context.fillRect(x, y + side - height, side, height);
  }
}

/**
 * The channels of a universe as a grid, in the colours of the page. It is drawn in every render, because
 * levels change in place.
 *
 * @param props.label - what it shows, in words
 * @param props.levels - 0 to 255 by channel, from channel 1; those that are missing are empty
 * @param props.fill - token of the colour of the levels
 */
export default function Grid({
  label,
  levels,
  fill = '--green-line',
}: {
  label: string;
  levels: Uint8Array;
  fill?: string;
}): ReactNode {
  const show = (canvas: HTMLCanvasElement | null): void => {
    const context = canvas?.getContext('2d');
    if (context) {
      draw(context, levels, fill);
    }
  };
  return <canvas className={own.level} ref={show} {...size} role="img" aria-label={label} />;
}
