/** Test patterns, drawn to the pixel: each is a function of its size, its variant and the time. */
import entries from './patterns.json';

/** What a pattern depends on. */
export interface Scene {
  /** In pixels of the output. */
  width: number;
  height: number;
  /** Name of the output, shown where a pattern has text. */
  name: string;
  /** Which of the variants of the pattern, from 0. */
  variant: number;
  /** Milliseconds since the pattern was shown, and frames since then. */
  time: number;
  frame: number;
  /** LED wall: columns and rows of panels, and size of a panel in pixels. */
  wall: {columns: number; rows: number; panelWidth: number; panelHeight: number};
}

type Context = CanvasRenderingContext2D;

type Draw = (context: Context, scene: Scene, entry: Entry) => void;

/** A pattern. */
interface Entry {
  id: string;
  title: string;
  variants: readonly string[];
  /** Redrawn for every frame. */
  moves?: boolean;
  /** Of the variants, where each is one colour. */
  colours?: readonly string[];
}

/** A pattern. */
export interface Pattern extends Entry {
  draw: (context: Context, scene: Scene) => void;
}

const grey = (level: number): string => `rgb(${level} ${level} ${level})`;
const white = grey(255);
const black = grey(0);
const font = (size: number): string => `${size}px sans-serif`;

/** Gives the whole image a colour, and sets the one for the rest. */
function fill(context: Context, {width, height}: Scene, colour: string, next = white): void {
  context.fillStyle = colour;
  context.fillRect(0, 0, width, height);
  context.fillStyle = next;
}

function text(context: Context, words: string, x: number, y: number, size: number): void {
  context.font = font(size);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(words, x, y);
}

/** The border of a box, inside it, of whole pixels. */
function box(
  context: Context,
  x: number,
  y: number,
  width: number,
  height: number,
  line = 1,
): void {
  context.fillRect(x, y, width, line);
  context.fillRect(x, y + height - line, width, line);
  context.fillRect(x, y, line, height);
  context.fillRect(x + width - line, y, line, height);
}

function circle(context: Context, x: number, y: number, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.stroke();
}

/** Parts of a length, as equal as whole pixels allow. */
function splitLength(length: number, count: number): {from: number; size: number}[] {
  const edge = (index: number): number => Math.round((index * length) / count);
  return Array.from({length: count}, (_, index) => ({
    from: edge(index),
    size: edge(index + 1) - edge(index),
  }));
}

function alignment(context: Context, {width, height, name}: Scene): void {
  box(context, 0, 0, width, height);
  context.fillRect(Math.floor(width / 2), 0, width % 2 === 0 ? 2 : 1, height);
  context.fillRect(0, Math.floor(height / 2), width, height % 2 === 0 ? 2 : 1);
  const corner = Math.round(height / 12);
  const radius = height / 6;
  context.lineWidth = 2;
  circle(context, width / 2, height / 2, height / 2 - 1);
  for (const right of [0, 1]) {
    for (const below of [0, 1]) {
      context.fillRect(right * (width - corner), below * (height - corner), corner, corner);
      const [x, y] = [right * (width - 2 * radius), below * (height - 2 * radius)];
      circle(context, x + radius, y + radius, radius - 1);
    }
  }
  // Rulers: a mark every 10 pixels, longer every 50, with a figure every 200.
  for (let x = 0; x < width; x += 10) {
    const long = x % 100 === 0 ? 24 : x % 50 === 0 ? 16 : 8;
    context.fillRect(x, Math.floor(height / 2) - long, 1, long);
    if (x % 200 === 0 && x > 0) {
      text(context, String(x), x, height / 2 - 36, 14);
    }
  }
  for (let y = 0; y < height; y += 10) {
    const long = y % 100 === 0 ? 24 : y % 50 === 0 ? 16 : 8;
    context.fillRect(Math.floor(width / 2) - long, y, long, 1);
    if (y % 200 === 0 && y > 0) {
      text(context, String(y), width / 2 - 48, y, 14);
    }
  }
  const size = Math.round(height / 16);
  context.fillStyle = black;
  context.fillRect(width / 2 - 8 * size, height * 0.58, 16 * size, 3 * size);
  context.fillStyle = white;
  text(context, name, width / 2, height * 0.58 + size, size);
  text(context, `${width} × ${height}`, width / 2, height * 0.58 + 2.2 * size, size);
}

function pixels(context: Context, scene: Scene): void {
  const {variant} = scene;
  const size = variant === 3 ? 2 : 1;
  // One tile repeated: half a million rectangles would take a second.
  const tile = context.canvas.ownerDocument.createElement('canvas');
  Object.assign(tile, {width: 2 * size, height: 2 * size});
  const small = tile.getContext('2d');
  if (small) {
    small.fillStyle = white;
    small.fillRect(0, 0, variant === 1 ? 2 : size, variant === 0 ? 2 : size);
    if (variant > 1) {
      small.fillRect(size, size, size, size);
    }
  }
  context.fillStyle = context.createPattern(tile, 'repeat') ?? grey(128);
  context.fillRect(0, 0, scene.width, scene.height);
}

function overscan(context: Context, scene: Scene): void {
  const {width, height} = scene;
  fill(context, scene, grey(32));
  box(context, 0, 0, width, height, 2);
  const size = Math.round(height / 40);
  for (const [index, percent] of [2.5, 5, 10].entries()) {
    const x = Math.round((width * percent) / 100);
    const y = Math.round((height * percent) / 100);
    box(context, x, y, width - 2 * x, height - 2 * y, 2);
    text(context, `${percent} %`, width * (0.3 + 0.2 * index), y + size, size);
  }
  text(context, 'Outermost line: the edge of the image', width / 2, height / 2, size);
}

/**
 * Red, green and blue, on or off, of white, yellow, cyan, green, magenta, red, blue, black, as in ITU-R BT.1729
 * and its ancestors.
 */
const barColours = ['111', '110', '011', '010', '101', '100', '001', '000'];

function bars(context: Context, {width, height, variant}: Scene): void {
  const fontSize = Math.max(12, Math.round(width / 80));
  const max = variant === 0 ? 191 : 255;
  for (const [index, {from, size}] of splitLength(width, barColours.length).entries()) {
    const levels = [...(barColours[index] ?? '')].map((part) => Number(part) * max);
    context.fillStyle = `rgb(${levels.join(' ')})`;
    context.fillRect(from, 0, size, height);
    context.fillStyle = index < 4 ? black : white;
    for (const [row, part] of levels.entries()) {
      const y = height * 0.9 + row * fontSize * 1.3;
      text(context, `${'RGB'[row]} ${part}`, from + size / 2, y, fontSize);
    }
  }
}

function ramp(context: Context, {width, height}: Scene): void {
  const fontSize = Math.max(10, Math.round(width / 100));
  const half = Math.round(height / 2);
  // Drawn level by level: a gradient of the browser may be dithered.
  for (const [level, {from, size}] of splitLength(width, 256).entries()) {
    context.fillStyle = grey(level);
    context.fillRect(from, 0, size, half);
  }
  for (const [step, {from, size}] of splitLength(width, 16).entries()) {
    const level = step * 17;
    context.fillStyle = grey(level);
    context.fillRect(from, half, size, height - half);
    context.fillStyle = level < 128 ? white : black;
    text(context, String(level), from + size / 2, height * 0.9, fontSize);
  }
}

function near(context: Context, scene: Scene): void {
  const {width, height, variant} = scene;
  const base = variant === 0 ? 0 : 255;
  const steps = [1, 2, 3, 4, 6, 8, 12, 16];
  fill(context, scene, grey(base));
  const size = Math.round(width / 12);
  const gap = (width - steps.length * size) / (steps.length + 1);
  for (const [index, step] of steps.entries()) {
    const level = Math.abs(base - step);
    const x = Math.round(gap + index * (size + gap));
    context.fillStyle = grey(level);
    context.fillRect(x, Math.round((height - size) / 2), size, size);
    context.fillStyle = grey(Math.abs(base - 64));
    text(context, String(level), x + size / 2, height / 2 + size, Math.round(size / 5));
  }
}

const field: Draw = (context, scene, {colours}) =>
  fill(context, scene, colours?.[scene.variant] ?? black);

function letters(context: Context, scene: Scene): void {
  const [paper, ink] = scene.variant === 0 ? [black, white] : [white, black];
  fill(context, scene, paper, ink);
  context.textAlign = 'left';
  context.textBaseline = 'top';
  let y = 24;
  for (const size of [8, 10, 12, 14, 16, 20, 24, 32, 40, 48, 64, 72]) {
    context.font = font(size);
    // A line that goes over the edge would look like a fault of the display.
    const words = `${size} px: Sphinx of black quartz, judge my vow 0123456789`.split(' ');
    while (words.length > 2 && context.measureText(words.join(' ')).width > scene.width - 48) {
      words.pop();
    }
    context.fillText(words.join(' '), 24, y);
    y += Math.round(size * 1.4);
  }
}

function geometry(context: Context, {width, height}: Scene): void {
  const columns = 16;
  const rows = Math.max(2, Math.round((columns * height) / width));
  for (let column = 0; column <= columns; column += 1) {
    context.fillRect(Math.min(width - 1, Math.round((column * width) / columns)), 0, 1, height);
  }
  for (let row = 0; row <= rows; row += 1) {
    context.fillRect(0, Math.min(height - 1, Math.round((row * height) / rows)), width, 1);
  }
  context.lineWidth = 2;
  context.beginPath();
  context.moveTo(0, 0);
  context.lineTo(width, height);
  context.moveTo(width, 0);
  context.lineTo(0, height);
  context.stroke();
  circle(context, width / 2, height / 2, height / 2 - 1);
}

/** Share of light that a projector gives at a place of an overlap, 0 to 1: a smooth curve and its mirror add up to 1. */
export const blendCurve = (place: number): number => place * place * (3 - 2 * place);

/** Overlap as a part of the image's width. */
const overlap = 0.2;
/** Gamma of a usual display: light = level ^ 2.2. */
const gamma = 2.2;

const blend: Draw = (context, {width, height, variant}, {variants}) => {
  // Which projector from the left, and of how many.
  const name = variants[variant] ?? '';
  const [number = 1, count = 1] = name.split(' of ').map(Number);
  const left = number > 1;
  const right = number < count;
  const zone = Math.round(width * overlap);
  for (let x = 0; x < width; x += 1) {
    const fromEdge = Math.min(left ? x : Infinity, right ? width - 1 - x : Infinity);
    const light = fromEdge < zone ? blendCurve((fromEdge + 0.5) / zone) : 1;
    context.fillStyle = grey(Math.round(255 * light ** (1 / gamma)));
    context.fillRect(x, 0, 1, height);
  }
  context.fillStyle = black;
  const size = Math.round(height / 20);
  text(context, `Projector ${name}`, width / 2, height / 2, size);
  const words = `Overlap ${zone} px (${100 * overlap} %), gamma ${gamma}`;
  text(context, words, width / 2, height / 2 + 1.5 * size, size / 2);
};

function wall(context: Context, scene: Scene): void {
  const {columns, rows, panelWidth, panelHeight} = scene.wall;
  const size = Math.max(8, Math.round(Math.min(panelWidth, panelHeight) / 4));
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [column * panelWidth, row * panelHeight];
      context.fillStyle = (row + column) % 2 === 0 ? grey(48) : grey(80);
      context.fillRect(x, y, panelWidth, panelHeight);
      context.fillStyle = white;
      box(context, x, y, panelWidth, panelHeight);
      // Data runs: row by row, or back and forth.
      const isBack = scene.variant === 1 && row % 2 === 1;
      const number = row * columns + (isBack ? columns - 1 - column : column) + 1;
      const middle = x + panelWidth / 2;
      text(context, String(number), middle, y + panelHeight / 2, size);
      text(context, isBack ? '←' : '→', middle, y + panelHeight * 0.8, Math.round(size / 1.5));
    }
  }
}

function motion(context: Context, {width, height, variant, time}: Scene): void {
  if (variant === 0) {
    // One width in four seconds.
    const bar = Math.round(width / 40);
    context.fillRect(Math.round(((time % 4000) / 4000) * (width + bar)) - bar, 0, bar, height);
    return;
  }
  const angle = 0.6 * Math.sin((2 * Math.PI * time) / 2000);
  const length = height * 0.8;
  const x = width / 2 + length * Math.sin(angle);
  const y = height * 0.05 + length * Math.cos(angle);
  context.lineWidth = Math.max(2, height / 200);
  context.beginPath();
  context.moveTo(width / 2, height * 0.05);
  context.lineTo(x, y);
  context.stroke();
  context.beginPath();
  context.arc(x, y, height / 20, 0, 2 * Math.PI);
  context.fill();
}

const two = (value: number, size = 2): string => String(Math.floor(value)).padStart(size, '0');

function counter(context: Context, {width, height, time, frame}: Scene): void {
  const clock = `${two(time / 60_000)}:${two((time / 1000) % 60)}.${two(time % 1000, 3)}`;
  const size = Math.round(Math.min(height / 4, width / 8));
  text(context, clock, width / 2, height * 0.35, size);
  text(context, `Frame ${frame}`, width / 2, height * 0.65, Math.round(size / 2));
  // A box that moves on with each frame: in a photo two lit boxes mean two frames at once.
  const y = Math.round(height * 0.85);
  for (const [index, cell] of splitLength(width, 10).entries()) {
    context.fillStyle = index === frame % 10 ? white : grey(32);
    context.fillRect(cell.from + 2, y, cell.size - 4, Math.round(height * 0.1));
  }
}

/** How long the flash of the lip-sync test is lit, in ms; it comes once a second. */
export const flashMs = 80;

function lipSync(context: Context, {width, height, time}: Scene): void {
  const since = time % 1000;
  const side = Math.round(height / 3);
  context.fillStyle = since < flashMs ? white : grey(24);
  context.fillRect(Math.round((width - side) / 2), Math.round((height - side) / 2), side, side);
  context.fillStyle = white;
  const x = Math.round((since / 1000) * width);
  context.fillRect(x, Math.round(height * 0.85), 4, Math.round(height * 0.05));
  const size = Math.round(height / 40);
  text(context, 'Beep and flash together: in sync', width / 2, height * 0.95, size);
}

/** What draws the patterns, on black, in white. */
const draws: Readonly<Record<string, Draw>> = {
  alignment,
  pixels,
  overscan,
  bars,
  ramp,
  near,
  field,
  text: letters,
  geometry,
  blend,
  wall,
  motion,
  counter,
  'lip-sync': lipSync,
};

/** All patterns, in the order of the keys. */
export const patterns = entries.map((entry: Entry): Pattern => ({
  ...entry,
  draw(context, scene) {
    fill(context, scene, black);
    context.strokeStyle = white;
    draws[entry.id]?.(context, scene, entry);
  },
}));
