/** Draws images for the image inputs, on a canvas. Needs a browser. */

/** Pixels of every pattern. */
export const patternSize = {width: 640, height: 360};

type Context = CanvasRenderingContext2D;

const {width, height} = patternSize;

/** Colour bars, the same as on the pictures of the pages. */
function bars(context: Context): void {
  ['#293359', '#1a7380', '#338c40', '#bf9926', '#b34033', '#733380'].forEach((colour, index) => {
    context.fillStyle = colour;
    context.fillRect((index * width) / 6, 0, width / 6 + 1, height);
  });
  disc(context, 0.5);
}

/** A white disc; `way` is how far it is from left to right, 0 to 1. */
function disc(context: Context, way: number): void {
  context.fillStyle = '#fff';
  context.beginPath();
  context.arc(way * width, height / 2, 0.18 * height, 0, 2 * Math.PI);
  context.fill();
}

function black(context: Context): void {
  context.fillStyle = '#000';
  context.fillRect(0, 0, width, height);
}

function grid(context: Context): void {
  black(context);
  context.strokeStyle = '#bbb';
  context.lineWidth = 2;
  context.beginPath();
  for (let at = 20; at < width; at += 40) {
    context.moveTo(at, 0);
    context.lineTo(at, height);
    context.moveTo(0, at);
    context.lineTo(width, at);
  }
  context.stroke();
}

function gradient(context: Context): void {
  const fill = context.createLinearGradient(0, height, 0, 0);
  fill.addColorStop(0, '#000');
  fill.addColorStop(1, '#fff');
  context.fillStyle = fill;
  context.fillRect(0, 0, width, height);
}

/** A disc that swings from side to side, and a square that turns, both once in eight seconds. */
function shapes(context: Context, time: number): void {
  black(context);
  const angle = (time / 8) * 2 * Math.PI;
  context.save();
  context.translate(width / 2, height / 2);
  context.rotate(angle);
  context.fillStyle = '#1a7380';
  context.fillRect(-90, -90, 180, 180);
  context.restore();
  disc(context, 0.5 - 0.35 * Math.cos(angle));
}

/** A drawn landscape with a sun that crosses it in twelve seconds, and the seconds. */
function clip(context: Context, time: number): void {
  const way = (time / 12) % 1;
  const sky = context.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, '#1b2a5c');
  sky.addColorStop(1, '#c9764a');
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#ffd98a';
  context.beginPath();
  context.arc(way * (width + 100) - 50, 250 - 170 * Math.sin(way * Math.PI), 36, 0, 2 * Math.PI);
  context.fill();
  for (const [colour, base, rise, shift] of [
    ['#3a3557', 250, 40, 0],
    ['#1d2b2f', 300, 24, 2],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    context.moveTo(0, height);
    for (let x = 0; x <= width; x += 16) {
      context.lineTo(x, base - rise * Math.sin(x / 70 + shift + time / 3));
    }
    context.lineTo(width, height);
    context.fill();
  }
  context.fillStyle = '#fff';
  context.font = '32px monospace';
  context.fillText(`${(time % 12).toFixed(1)} s`, 20, 48);
}

interface Pattern {
  label: string;
  isMoving: boolean;
  draw: (context: Context, time: number) => void;
}

/** The patterns, in the order of the menu. */
export const patterns = {
  bars: {label: 'Colour bars', isMoving: false, draw: bars},
  grid: {label: 'Grid', isMoving: false, draw: grid},
  gradient: {label: 'Gradient', isMoving: false, draw: gradient},
  shapes: {label: 'Moving shapes', isMoving: true, draw: shapes},
  clip: {label: 'Test clip', isMoving: true, draw: clip},
  black: {label: 'Black', isMoving: false, draw: black},
} satisfies Record<string, Pattern>;

export type PatternName = keyof typeof patterns;

/** An image input's source: a pattern, or a picture of the reader's. */
export type ImageChoice = PatternName | ImageBitmap;

/** The sources of all image inputs as textures' content: only those that changed since the last call. */
export function pictureMaker(): (
  choices: Readonly<Record<string, ImageChoice>>,
  time: number,
) => Record<string, ImageBitmap | HTMLCanvasElement> {
  const canvases = new Map<PatternName, HTMLCanvasElement>();
  const shown = new Map<string, ImageChoice>();
  return (choices, time) => {
    const changed: Record<string, ImageBitmap | HTMLCanvasElement> = {};
    const drawn = new Set<PatternName>();
    for (const [name, choice] of Object.entries(choices)) {
      const pattern: Pattern | undefined =
        typeof choice === 'string' ? patterns[choice] : undefined;
      if (shown.get(name) === choice && !pattern?.isMoving) {
        continue;
      }
      shown.set(name, choice);
      if (typeof choice !== 'string') {
        changed[name] = choice;
        continue;
      }
      const canvas = canvases.get(choice) ?? document.createElement('canvas');
      if (!drawn.has(choice)) {
        drawn.add(choice);
        canvases.set(choice, canvas);
        if (canvas.width !== width) {
          Object.assign(canvas, patternSize);
        }
        // Kept in memory: without a graphics card, a texture of it takes 3 ms instead of 11.
        const context = canvas.getContext('2d', {willReadFrequently: true});
        if (context) {
          pattern?.draw(context, time);
        }
      }
      changed[name] = canvas;
    }
    return changed;
  };
}
