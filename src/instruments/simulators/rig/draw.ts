/** Draws the rig in a dark room, on a canvas. Needs a browser. */
import type {FixtureId, Light, Shown} from './rig';

/** Pixels of the drawing. */
export const size = {width: 640, height: 360};

const floor = 262;

/** Where a fixture hangs, and how wide its light is on the floor. */
const places: Readonly<Record<Exclude<FixtureId, 'bar'>, {x: number; width: number}>> = {
  dimmer: {x: 70, width: 90},
  rgb: {x: 185, width: 100},
  rgbw: {x: 300, width: 100},
  head: {x: 430, width: 60},
  strobe: {x: 560, width: 110},
};

const truss = 34;

const colour = ([red, green, blue]: Light, part: number): string =>
  `rgb(${Math.round(red * 255)} ${Math.round(green * 255)} ${Math.round(blue * 255)} / ${part})`;

type Context = CanvasRenderingContext2D;

/** A beam from the truss to a place on the floor, with the pool of light that it makes there. */
function beam(
  context: Context,
  light: Light,
  from: number,
  x: number,
  y: number,
  width: number,
): void {
  const cone = context.createLinearGradient(from, truss, x, y);
  cone.addColorStop(0, colour(light, 0.75));
  cone.addColorStop(1, colour(light, 0.12));
  context.fillStyle = cone;
  context.beginPath();
  context.moveTo(from - 5, truss + 16);
  context.lineTo(from + 5, truss + 16);
  context.lineTo(x + width / 2, y);
  context.lineTo(x - width / 2, y);
  context.fill();
  context.fillStyle = colour(light, 0.7);
  context.beginPath();
  context.ellipse(x, y, width / 2, width / 7, 0, 0, 2 * Math.PI);
  context.fill();
}

/** Draws what the fixtures show. */
export function drawRig(context: Context, shown: readonly Shown[]): void {
  context.globalCompositeOperation = 'source-over';
  context.fillStyle = '#07080b';
  context.fillRect(0, 0, size.width, floor - 40);
  context.fillStyle = '#101218';
  context.fillRect(0, floor - 40, size.width, size.height);
  context.fillStyle = '#3a3e4a';
  context.fillRect(30, truss - 12, 580, 5);
  for (const {x} of Object.values(places)) {
    context.fillRect(x - 11, truss - 4, 22, 20);
  }
  context.fillRect(190, 330, 260, 18);
  // Light adds up where beams cross.
  context.globalCompositeOperation = 'lighter';
  for (const {fixture, cells, pan, tilt} of shown) {
    if (fixture.id === 'bar') {
      for (const [index, light] of cells.entries()) {
        const x = 196 + index * 64;
        const glow = context.createLinearGradient(0, 332, 0, 236);
        glow.addColorStop(0, colour(light, 0.9));
        glow.addColorStop(1, colour(light, 0));
        context.fillStyle = glow;
        context.fillRect(x - 4, 236, 64, 96);
        context.fillStyle = colour(light, 1);
        context.fillRect(x, 334, 56, 10);
      }
    } else {
      const {x, width} = places[fixture.id];
      const isHead = fixture.id === 'head';
      const aimed = isHead ? x + (pan - 0.5) * 360 : x;
      const depth = isHead ? floor - 30 + tilt * 80 : floor + 10;
      beam(context, cells[0] ?? [0, 0, 0], x, aimed, depth, width);
    }
  }
}
