/** Draws a mixer: its clips, and its layers on top of each other. Needs a browser's canvas. */
import {type ClipName, clips, fill, newContext, size} from '../shared/clips';
import {type Mixer, type Output, outputs} from './mixer';
import {colorizePixels, displacePixels, mixPixels} from './pixels';
import {type Image, type Layer, outputOpacity, renderImage} from './routing';

type Context = CanvasRenderingContext2D;

const getPixels = (context: Context): ImageData =>
  context.getImageData(0, 0, size.width, size.height);

type Canvases = Readonly<Partial<Record<Output, HTMLCanvasElement>>>;

/** Draws a mixer at a time in seconds onto the outputs' canvases, which are {@link size} large. */
export type Draw = ReturnType<typeof createDraw>;

/** Makes the function that draws, with the canvases that it uses again in every frame. */
export function createDraw() {
  const free: Context[] = [];
  let canvases: Canvases = {};
  let time = 0;

  /** Draws into a spare canvas, passes it on, and reuses it later. */
  const borrow = (draw: (context: Context) => void): void => {
    const context = free.pop() ?? newContext();
    if (context) {
      context.globalCompositeOperation = 'source-over';
      context.clearRect(0, 0, size.width, size.height);
      draw(context);
      free.push(context);
    }
  };

  const drawImage = (context: Context, {clip, layers, map, hasColorize}: Image): void => {
    if (clip in clips) {
      clips[clip as ClipName](context, time);
    } else if (clip === 'external' && canvases.a) {
      // The other program mirrors the last frame of Return A: it answers a frame late, as such detours do.
      context.setTransform(-1, 0, 0, 1, size.width, 0);
      context.drawImage(canvases.a, 0, 0);
      context.setTransform(1, 0, 0, 1, 0, 0);
    }
    for (const layer of layers) {
      mixIn(context, layer);
    }
    if (map && map.opacity > 0) {
      borrow((other) => {
        drawImage(other, map.image);
        const data = displacePixels(
          getPixels(context).data,
          getPixels(other).data,
          size.width,
          map.opacity,
        );
        context.putImageData(new ImageData(data, size.width), 0, 0);
      });
    }
    if (hasColorize) {
      const pixels = getPixels(context);
      colorizePixels(pixels.data);
      context.putImageData(pixels, 0, 0);
    }
  };

  const mixIn = (context: Context, {image, opacity, mode}: Layer): void =>
    borrow((over) => {
      drawImage(over, image);
      if (mode === 'subtract' || mode === 'mask') {
        const pixels = getPixels(context);
        mixPixels(mode, pixels.data, getPixels(over).data, opacity);
        context.putImageData(pixels, 0, 0);
        return;
      }
      if (mode === 'crossfade') {
        over.globalCompositeOperation = 'destination-over';
        fill(over, '#000');
      }
      context.globalAlpha = opacity;
      context.globalCompositeOperation = mode === 'additive' ? 'lighter' : 'source-over';
      context.drawImage(over.canvas, 0, 0);
      context.globalAlpha = 1;
      context.globalCompositeOperation = 'source-over';
    });

  return (mixer: Mixer, now: number, targets: Canvases): void => {
    time = now;
    canvases = targets;
    // Main last: External In reads what Return A showed a frame ago.
    for (const id of outputs.toReversed()) {
      const output = canvases[id]?.getContext('2d', {willReadFrequently: true});
      const opacity = outputOpacity(mixer, id);
      if (output) {
        borrow((result) => {
          if (opacity > 0) {
            drawImage(result, renderImage(mixer, id));
          }
          output.globalAlpha = 1;
          fill(output, '#000');
          output.globalAlpha = opacity;
          output.drawImage(result.canvas, 0, 0);
        });
      }
    }
  };
}
