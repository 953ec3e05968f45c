/** Test patterns, drawn to the pixel: each is a function of its size, its variant and the time. */

/** What a pattern is drawn onto and from. */
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

/** A pattern. */
export interface Pattern {
  id: string;
  title: string;
  variants: readonly string[];
  /** Redrawn for every frame. */
  moves: boolean;
  draw: (context: Context, scene: Scene) => void;
}

const grey = (level: number): string => `rgb(${level} ${level} ${level})`;
const white = grey(255);
const black = grey(0);
const font = (size: number): string => `${size}px sans-serif`;

function fill(context: Context, {width, height}: Scene, colour: string): void {
  context.fillStyle = colour;
  context.fillRect(0, 0, width, height);
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

function alignment(context: Context, scene: Scene): void {
  const {width, height, name} = scene;
  fill(context, scene, black);
  context.fillStyle = white;
  context.strokeStyle = white;
  box(context, 0, 0, width, height);
  context.fillRect(Math.floor(width / 2), 0, width % 2 === 0 ? 2 : 1, height);
  context.fillRect(0, Math.floor(height / 2), width, height % 2 === 0 ? 2 : 1);
  const corner = Math.round(height / 12);
  for (const x of [0, width - corner]) {
    for (const y of [0, height - corner]) {
      context.fillRect(x, y, corner, corner);
    }
  }
  context.lineWidth = 2;
  const radius = height / 6;
  circle(context, width / 2, height / 2, height / 2 - 1);
  for (const x of [radius, width - radius]) {
    for (const y of [radius, height - radius]) {
      circle(context, x, y, radius - 1);
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

const pixelVariants = [
  'Vertical lines, 1 px',
  'Horizontal lines, 1 px',
  'Checkers, 1 px',
  'Checkers, 2 px',
];

function pixels(context: Context, scene: Scene): void {
  const {width, height, variant} = scene;
  fill(context, scene, black);
  context.fillStyle = white;
  if (variant === 0) {
    for (let x = 0; x < width; x += 2) {
      context.fillRect(x, 0, 1, height);
    }
  } else if (variant === 1) {
    for (let y = 0; y < height; y += 2) {
      context.fillRect(0, y, width, 1);
    }
  } else {
    const size = variant === 2 ? 1 : 2;
    // One tile repeated: half a million rectangles would take a second.
    const tile = context.canvas.ownerDocument.createElement('canvas');
    tile.width = 2 * size;
    tile.height = 2 * size;
    const small = tile.getContext('2d');
    if (small) {
      small.fillStyle = white;
      small.fillRect(0, 0, size, size);
      small.fillRect(size, size, size, size);
    }
    context.fillStyle = context.createPattern(tile, 'repeat') ?? grey(128);
    context.fillRect(0, 0, width, height);
  }
}

function overscan(context: Context, scene: Scene): void {
  const {width, height} = scene;
  fill(context, scene, grey(32));
  context.fillStyle = white;
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

/** White, yellow, cyan, green, magenta, red, blue, black, as in ITU-R BT.1729 and its ancestors. */
const barColours = [
  [1, 1, 1],
  [1, 1, 0],
  [0, 1, 1],
  [0, 1, 0],
  [1, 0, 1],
  [1, 0, 0],
  [0, 0, 1],
  [0, 0, 0],
] as const;

function bars(context: Context, scene: Scene): void {
  const {width, height, variant} = scene;
  const level = variant === 0 ? 191 : 255;
  const size = Math.max(12, Math.round(width / 80));
  for (const [index, colour] of barColours.entries()) {
    const from = Math.round((index * width) / 8);
    const to = Math.round(((index + 1) * width) / 8);
    const levels = colour.map((part) => part * level);
    context.fillStyle = `rgb(${levels.join(' ')})`;
    context.fillRect(from, 0, to - from, height);
    context.fillStyle = index < 4 ? black : white;
    for (const [row, part] of levels.entries()) {
      const y = height * 0.9 + row * size * 1.3;
      text(context, `${'RGB'[row]} ${part}`, (from + to) / 2, y, size);
    }
  }
}

function ramp(context: Context, scene: Scene): void {
  const {width, height} = scene;
  const size = Math.max(10, Math.round(width / 100));
  const half = Math.round(height / 2);
  // Drawn level by level: a gradient of the browser may be dithered.
  for (let level = 0; level < 256; level += 1) {
    const from = Math.round((level * width) / 256);
    context.fillStyle = grey(level);
    context.fillRect(from, 0, Math.round(((level + 1) * width) / 256) - from, half);
  }
  for (let step = 0; step < 16; step += 1) {
    const level = step * 17;
    const from = Math.round((step * width) / 16);
    const to = Math.round(((step + 1) * width) / 16);
    context.fillStyle = grey(level);
    context.fillRect(from, half, to - from, height - half);
    context.fillStyle = level < 128 ? white : black;
    text(context, String(level), (from + to) / 2, height * 0.9, size);
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

const fields: readonly (readonly [name: string, colour: string])[] = [
  ['White', white],
  ['Black', black],
  ['Red', 'rgb(255 0 0)'],
  ['Green', 'rgb(0 255 0)'],
  ['Blue', 'rgb(0 0 255)'],
  ['Cyan', 'rgb(0 255 255)'],
  ['Magenta', 'rgb(255 0 255)'],
  ['Yellow', 'rgb(255 255 0)'],
  ['Mid grey', grey(128)],
];

function field(context: Context, scene: Scene): void {
  fill(context, scene, fields[scene.variant]?.[1] ?? black);
}

function letters(context: Context, scene: Scene): void {
  const {variant, width} = scene;
  fill(context, scene, variant === 0 ? black : white);
  context.fillStyle = variant === 0 ? white : black;
  context.textAlign = 'left';
  context.textBaseline = 'top';
  let y = 24;
  for (const size of [8, 10, 12, 14, 16, 20, 24, 32, 40, 48, 64, 72]) {
    context.font = font(size);
    // A line that goes over the edge would look like a fault of the display.
    const words = `${size} px: Sphinx of black quartz, judge my vow 0123456789`.split(' ');
    while (words.length > 2 && context.measureText(words.join(' ')).width > width - 48) {
      words.pop();
    }
    context.fillText(words.join(' '), 24, y);
    y += Math.round(size * 1.4);
  }
}

function geometry(context: Context, scene: Scene): void {
  const {width, height} = scene;
  fill(context, scene, black);
  context.fillStyle = white;
  context.strokeStyle = white;
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

/** Which projector from the left, and of how many. */
const projectors = ['1 of 2', '2 of 2', '1 of 3', '2 of 3', '3 of 3'];

function blend(context: Context, scene: Scene): void {
  const {width, height, variant} = scene;
  const name = projectors[variant] ?? '';
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
}

function wall(context: Context, scene: Scene): void {
  const {variant} = scene;
  const {columns, rows, panelWidth, panelHeight} = scene.wall;
  fill(context, scene, black);
  const size = Math.max(8, Math.round(Math.min(panelWidth, panelHeight) / 4));
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [column * panelWidth, row * panelHeight];
      context.fillStyle = (row + column) % 2 === 0 ? grey(48) : grey(80);
      context.fillRect(x, y, panelWidth, panelHeight);
      context.fillStyle = white;
      box(context, x, y, panelWidth, panelHeight);
      // Data runs: row by row, or back and forth.
      const isBack = variant === 1 && row % 2 === 1;
      const number = row * columns + (isBack ? columns - 1 - column : column) + 1;
      const middle = x + panelWidth / 2;
      text(context, String(number), middle, y + panelHeight / 2, size);
      text(context, isBack ? '←' : '→', middle, y + panelHeight * 0.8, Math.round(size / 1.5));
    }
  }
}

function motion(context: Context, scene: Scene): void {
  const {width, height, variant, time} = scene;
  fill(context, scene, black);
  context.fillStyle = white;
  context.strokeStyle = white;
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

function counter(context: Context, scene: Scene): void {
  const {width, height, time, frame} = scene;
  fill(context, scene, black);
  context.fillStyle = white;
  const clock = `${two(time / 60_000)}:${two((time / 1000) % 60)}.${two(time % 1000, 3)}`;
  const size = Math.round(Math.min(height / 4, width / 8));
  text(context, clock, width / 2, height * 0.35, size);
  text(context, `Frame ${frame}`, width / 2, height * 0.65, Math.round(size / 2));
  // A box that moves on with each frame: in a photo two lit boxes mean two frames at once.
  const count = 10;
  const cell = width / count;
  for (let index = 0; index < count; index += 1) {
    context.fillStyle = index === frame % count ? white : grey(32);
    context.fillRect(
      Math.round(index * cell) + 2,
      Math.round(height * 0.85),
      Math.round(cell) - 4,
      Math.round(height * 0.1),
    );
  }
}

/** How long the flash of the lip-sync test is lit, in ms; it comes once a second. */
export const flashMs = 80;

function lipSync(context: Context, scene: Scene): void {
  const {width, height, time} = scene;
  fill(context, scene, black);
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

/** All patterns, in the order of the keys: name in addresses, title, variants, how it is drawn. */
const table: readonly (readonly [string, string, readonly string[], Pattern['draw']])[] = [
  ['alignment', 'Alignment', ['Border, circles, ruler'], alignment],
  ['pixels', 'Lines and checkers', pixelVariants, pixels],
  ['overscan', 'Overscan', ['2.5, 5 and 10 %'], overscan],
  ['bars', 'Colour bars', ['75 %', '100 %'], bars],
  ['ramp', 'Grey ramp', ['Ramp and 16 steps'], ramp],
  ['near', 'Near black and near white', ['Near black', 'Near white'], near],
  ['field', 'Full field', fields.map(([name]) => name), field],
  ['text', 'Text', ['White on black', 'Black on white'], letters],
  ['geometry', 'Geometry grid', ['Grid, circle, diagonals'], geometry],
  ['blend', 'Edge blend', projectors, blend],
  ['wall', 'LED wall', ['Data row by row', 'Data back and forth'], wall],
  ['motion', 'Motion', ['Moving bar', 'Pendulum'], motion],
  ['counter', 'Frame counter and clock', ['Milliseconds'], counter],
  ['lip-sync', 'Beep and flash', ['Once a second'], lipSync],
];

const moving: readonly Pattern['draw'][] = [motion, counter, lipSync];

export const patterns: readonly Pattern[] = table.map(([id, title, variants, draw]) => ({
  id,
  title,
  variants,
  moves: moving.includes(draw),
  draw,
}));
