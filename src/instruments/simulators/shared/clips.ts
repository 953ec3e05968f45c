/** Moving test images, on a canvas that is 320 by 180 large or scaled to that. Needs a browser. */

/** Pixels of every image: 16:9, small enough to work on each pixel 30 times a second. */
export const size = {width: 320, height: 180};

type Context = CanvasRenderingContext2D;

/** The context of a new canvas, `scale` times as large; null if the browser has none left. */
export function newContext(scale = 1): Context | null {
  const canvas = document.createElement('canvas');
  canvas.width = size.width * scale;
  canvas.height = size.height * scale;
  // Pixels are read in every frame: without the hint, each reading waits for the graphics processor.
  const context = canvas.getContext('2d', {willReadFrequently: true});
  context?.scale(scale, scale);
  return context;
}

/** Fills the image, or the part of it from `y` down. */
export function fill(
  context: Context,
  style: string | CanvasGradient,
  y = 0,
  height: number = size.height,
): void {
  context.fillStyle = style;
  context.fillRect(0, y, size.width, height);
}

/** Draw an image at a time in seconds. All of them move slowly, so that nothing flashes. */
export const clips = {
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
} satisfies Record<string, (context: Context, time: number) => void>;

export type ClipName = keyof typeof clips;

/** Their names in menus. */
export const clipNames: Readonly<Record<ClipName, string>> = {
  circles: 'Circles',
  bars: 'Bars',
  waves: 'Waves',
  spot: 'Spot',
  title: 'Title',
};
