/** The channels of a universe as a grid. Needs a browser's canvas. */
import {universeSize} from './protocol';

const columns = 32;
const cell = 22;
const gap = 3;
/** Room for the number of a row's first channel. */
const margin = 64;

/** Pixels of the drawing. */
export const gridSize = {width: margin + columns * cell, height: (universeSize / columns) * cell};

/**
 * Draws a cell for every channel, filled from below to its level.
 *
 * @param colour - value of a colour token
 * @param levels - 0 to 255 by channel, from channel 1; those that are missing are empty
 */
export function drawGrid(
  context: CanvasRenderingContext2D,
  colour: (token: string) => string,
  levels: Uint8Array,
): void {
  const size = cell - gap;
  // At least 12 px on the screen, on which a phone shows the drawing at half its size.
  const shown = context.canvas.clientWidth || gridSize.width;
  const letters = Math.min(28, Math.max(18, (12 * gridSize.width) / shown));
  const everyOther = letters > size ? 2 : 1;
  const font = getComputedStyle(document.body).fontFamily;
  context.font = `${letters}px ${font}`;
  context.textAlign = 'right';
  context.textBaseline = 'middle';
  for (let index = 0; index < universeSize; index += 1) {
    const x = margin + (index % columns) * cell;
    const y = Math.floor(index / columns) * cell;
    if (index % (columns * everyOther) === 0) {
      context.fillStyle = colour('--text-muted');
      context.fillText(String(index + 1), margin - 8, y + size / 2);
    }
    context.fillStyle = colour('--surface-3');
    context.fillRect(x, y, size, size);
    const height = (size * (levels[index] ?? 0)) / 255;
    context.fillStyle = colour('--green-line');
    context.fillRect(x, y + size - height, size, height);
  }
}
