/** Draws a mixer: its clips, and its layers on top of each other. Needs a browser's canvas. */
import {returnIds, type Clip, type Mixer, type ReturnId} from './mixer';
import {colorizePixels, displacePixels, mixPixels} from './pixels';
import {imageOf, outputOpacity, type Image, type Layer} from './routing';

/** Pixels of every image: 16:9, small enough to work on each pixel 30 times a second. */
export const size = {width: 320, height: 180};

type Context = CanvasRenderingContext2D;

/** Clips that are drawn, at a time in seconds. Everything moves slowly: nothing here may flash. */
const clips: Partial<Record<Clip, (context: Context, time: number) => void>> = {
  circles(context, time) {
    fill(context, '#000');
    for (const [index, colour] of ['#e08a1e', '#d1495b', '#8d5bd6'].entries()) {
      context.fillStyle = colour;
      context.beginPath();
      context.arc(
        160 + 92 * Math.sin(time * 0.5 + index * 2.1),
        90 + 34 * Math.cos(time * 0.4 + index * 2.1),
        40,
        0,
        2 * Math.PI,
      );
      context.fill();
    }
  },
  bars(context, time) {
    fill(context, '#12304a');
    context.fillStyle = '#2f6f9f';
    for (let index = -1; index < 5; index += 1) {
      context.fillRect(index * 80 + ((time * 12) % 80), 0, 40, size.height);
    }
  },
  waves(context, time) {
    for (let y = 0; y < size.height; y += 2) {
      const level = Math.round(
        90 + 80 * Math.sin(y / 9 + time * 1.2) * Math.sin(y / 31 - time / 3),
      );
      fill(context, `rgb(${level} ${level} ${level})`, y, 2);
    }
  },
  spot(context, time) {
    fill(context, '#000');
    const x = 160 + 60 * Math.sin(time * 0.4);
    const light = context.createRadialGradient(x, 90, 20, x, 90, 80);
    light.addColorStop(0, '#fff');
    light.addColorStop(1, '#000');
    fill(context, light);
  },
  title(context, time) {
    context.fillStyle = '#fff';
    context.font = 'bold 64px sans-serif';
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText('TITLE', 160 + 10 * Math.sin(time * 0.6), 90);
  },
};

function fill(
  context: Context,
  style: string | CanvasGradient,
  y = 0,
  height: number = size.height,
): void {
  context.fillStyle = style;
  context.fillRect(0, y, size.width, height);
}

const pixelsOf = (context: Context): ImageData =>
  context.getImageData(0, 0, size.width, size.height);

/** A canvas of the images' size; undefined where a browser gives none. */
function newContext(): Context | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  // Pixels are read in every frame: without the hint, each reading waits for the graphics processor.
  return canvas.getContext('2d', {willReadFrequently: true}) ?? undefined;
}

/** Draws a mixer at a time in seconds onto the outputs' canvases, which are {@link size} large. */
export type Draw = (
  mixer: Mixer,
  time: number,
  outputs: Readonly<Record<'m' | ReturnId, HTMLCanvasElement>>,
) => void;

/** Makes the function that draws, with the canvases that it uses again in every frame. */
export function createDraw(): Draw {
  const free: Context[] = [];
  let outputs: Parameters<Draw>[2];
  let time = 0;

  /** Draws into a canvas that nobody uses, hands it over, and takes it back. */
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
    clips[clip]?.(context, time);
    if (clip === 'external') {
      // The other program mirrors the last frame of Return A: it answers a frame late, as such detours do.
      context.setTransform(-1, 0, 0, 1, size.width, 0);
      context.drawImage(outputs.a, 0, 0);
      context.setTransform(1, 0, 0, 1, 0, 0);
    }
    for (const layer of layers) {
      mixIn(context, layer);
    }
    if (map && map.opacity > 0) {
      borrow((other) => {
        drawImage(other, map.image);
        const data = displacePixels(
          pixelsOf(context).data,
          pixelsOf(other).data,
          size.width,
          map.opacity,
        );
        context.putImageData(new ImageData(data, size.width), 0, 0);
      });
    }
    if (hasColorize) {
      const pixels = pixelsOf(context);
      colorizePixels(pixels.data);
      context.putImageData(pixels, 0, 0);
    }
  };

  const mixIn = (context: Context, {image, opacity, mode}: Layer): void =>
    borrow((over) => {
      drawImage(over, image);
      if (mode === 'subtract' || mode === 'mask') {
        const pixels = pixelsOf(context);
        mixPixels(mode, pixels.data, pixelsOf(over).data, opacity);
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

  return (mixer, now, canvases) => {
    time = now;
    outputs = canvases;
    // Return A first: External In reads what it showed a frame ago.
    for (const id of [...returnIds, 'm'] as const) {
      const output = canvases[id].getContext('2d', {willReadFrequently: true});
      const opacity = outputOpacity(mixer, id);
      if (output) {
        borrow((result) => {
          if (opacity > 0) {
            drawImage(result, imageOf(mixer, id));
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
