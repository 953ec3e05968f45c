/** Draws the rig on a dark stage, on a canvas. Needs a browser. */
import type {Fixture, FixtureId, FixtureOutput, Light} from './rig';

/** Pixels of the drawing. */
export const size = {width: 640, height: 360};

const floor = 262;

const headX = 430;

/** Where a fixture hangs, and how wide its light is on the floor. */
const places: Readonly<Partial<Record<FixtureId, {x: number; width: number}>>> = {
  dimmer: {x: 70, width: 90},
  rgb: {x: 185, width: 100},
  rgbw: {x: 300, width: 100},
  head: {x: headX, width: 60},
  strobe: {x: 560, width: 110},
};

const truss = 40;

/** Cells of the bar: place of the first, and from one to the next. */
const bar = {x: 196, y: 334, step: 64};

/** How far the head's pool moves from one end of pan and tilt to the other. */
const reach = {x: 360, y: 80};

/** Where a lamp hangs, and where its light meets the floor; undefined for the bar. */
function getBeam({fixture, pan, tilt}: FixtureOutput) {
  const place = places[fixture.id];
  const isHead = fixture.id === 'head';
  return (
    place && {
      from: place.x,
      x: isHead ? place.x + (pan - 0.5) * reach.x : place.x,
      y: isHead ? floor - 30 + tilt * reach.y : floor + 10,
      width: place.width,
    }
  );
}

/** Pan and tilt, 0 to 1, that put the head's pool at a place of the drawing, or as near as it gets. */
export function aimAt(x: number, y: number): {pan: number; tilt: number} {
  const part = (value: number): number => Math.min(1, Math.max(0, value));
  return {
    pan: part((x - headX) / reach.x + 0.5),
    tilt: part((y - floor + 30) / reach.y),
  };
}

/** The fixture at a place of the drawing: a lamp or its pool; the head's first, because it moves over others. */
export function fixtureAt(
  x: number,
  y: number,
  lights: readonly FixtureOutput[],
): Fixture | undefined {
  const hits = lights.filter((each) => {
    const beam = getBeam(each);
    if (!beam || y >= bar.y - 10) {
      return !beam && y >= bar.y - 10 && x >= bar.x - 6 && x <= bar.x + 4 * bar.step;
    }
    const isLamp = Math.abs(x - beam.from) < 32 && y < truss + 40;
    const isPool =
      Math.abs(x - beam.x) <= beam.width / 2 &&
      Math.abs(y - beam.y) <= Math.max(20, beam.width / 7);
    return isLamp || isPool;
  });
  return (hits.find(({fixture}) => fixture.id === 'head') ?? hits[0])?.fixture;
}

const colour = ([red, green, blue]: Light, part: number): string =>
  `rgb(${Math.round(red * 255)} ${Math.round(green * 255)} ${Math.round(blue * 255)} / ${part})`;

type Context = CanvasRenderingContext2D;

const housing = '#3a3e4a';

type Beam = NonNullable<ReturnType<typeof getBeam>>;

/** A beam from the truss to a place on the floor, brightest in its middle, with the pool of light that it makes there. */
function drawBeam(context: Context, light: Light, {from, x, y, width}: Beam): void {
  for (const part of [1, 0.75, 0.5]) {
    const cone = context.createLinearGradient(from, truss, x, y);
    cone.addColorStop(0, colour(light, 0.3));
    cone.addColorStop(1, colour(light, 0.05));
    context.fillStyle = cone;
    context.beginPath();
    context.moveTo(from - 6 * part, truss + 18);
    context.lineTo(from + 6 * part, truss + 18);
    context.lineTo(x + (part * width) / 2, y);
    context.lineTo(x - (part * width) / 2, y);
    context.fill();
  }
  context.save();
  context.translate(x, y);
  context.scale(1, 2 / 7);
  const pool = context.createRadialGradient(0, 0, 0, 0, 0, width * 0.6);
  pool.addColorStop(0, colour(light, 0.9));
  pool.addColorStop(0.7, colour(light, 0.6));
  pool.addColorStop(1, colour(light, 0));
  context.fillStyle = pool;
  context.fillRect(-width, -width, 2 * width, 2 * width);
  context.restore();
}

/** The housing of a lamp, with its lens in the colour of its light: a can, a yoke with a head, or a wide strobe. */
function drawLamp(context: Context, id: FixtureId, light: Light, {from, x, y}: Beam): void {
  const wide = id === 'strobe' ? 20 : 10;
  context.save();
  context.translate(from, truss);
  context.fillStyle = housing;
  context.fillRect(-3, -10, 6, 8);
  if (id === 'head') {
    context.fillRect(-13, -4, 26, 6);
    context.fillRect(-13, 0, 4, 12);
    context.fillRect(9, 0, 4, 12);
    context.translate(0, 10);
    context.rotate(Math.atan2(from - x, y - truss));
    context.translate(0, -10);
  }
  context.beginPath();
  context.moveTo(-wide * 0.7, 0);
  context.lineTo(wide * 0.7, 0);
  context.lineTo(wide, 18);
  context.lineTo(-wide, 18);
  context.fill();
  if (id === 'dimmer') {
    // Barn doors.
    context.strokeStyle = housing;
    context.lineWidth = 3;
    context.stroke(new Path2D('M-10 18l-8 9M10 18l8 9'));
  }
  context.fillStyle = '#07080b';
  context.fillRect(-wide + 2, 15, 2 * wide - 4, 4);
  context.fillStyle = colour(light, 1);
  context.fillRect(-wide + 2, 15, 2 * wide - 4, 4);
  context.restore();
}

/** Draws what the fixtures show. */
export function drawRig(context: Context, lights: readonly FixtureOutput[]): void {
  context.globalCompositeOperation = 'source-over';
  context.fillStyle = '#07080b';
  context.fillRect(0, 0, size.width, floor - 40);
  context.fillStyle = '#101218';
  context.fillRect(0, floor - 40, size.width, size.height);
  context.strokeStyle = housing;
  context.lineWidth = 2;
  context.stroke(new Path2D(`M30 ${truss - 15}h580m0 8h-580${'l10 -8l10 8'.repeat(29)}`));
  context.fillStyle = '#b9bdc8';
  // About 13 px on screen; on phones, larger names would overlap.
  const {clientWidth} = context.canvas;
  const labelSize = Math.min(21, Math.max(14, (13 * size.width) / (clientWidth || size.width)));
  context.font = `${labelSize}px ${getComputedStyle(context.canvas).fontFamily}`;
  for (const {fixture} of lights) {
    const place = places[fixture.id];
    context.textAlign = place ? 'center' : 'end';
    context.fillText(fixture.name, place?.x ?? bar.x - 16, place ? truss - 17 : bar.y + 8);
  }
  context.fillStyle = housing;
  context.fillRect(190, 326, 260, 18);
  // Light adds up where beams cross.
  context.globalCompositeOperation = 'lighter';
  for (const each of lights) {
    const {cells} = each;
    const beam = getBeam(each);
    if (beam) {
      drawBeam(context, cells[0] ?? [0, 0, 0], beam);
      continue;
    }
    for (const [index, light] of cells.entries()) {
      const x = bar.x + index * bar.step + 28;
      // Round, so that it has no edge in the light of the others.
      const glow = context.createRadialGradient(x, bar.y, 4, x, bar.y, 90);
      glow.addColorStop(0, colour(light, 0.8));
      glow.addColorStop(1, colour(light, 0));
      context.fillStyle = glow;
      context.fillRect(x - 90, bar.y - 90, 180, 90);
      context.fillStyle = colour(light, 1);
      context.fillRect(x - 28, bar.y - 4, 56, 10);
    }
  }
  context.globalCompositeOperation = 'source-over';
  for (const each of lights) {
    const beam = getBeam(each);
    if (beam) {
      drawLamp(context, each.fixture.id, each.cells[0] ?? [0, 0, 0], beam);
    }
  }
}
