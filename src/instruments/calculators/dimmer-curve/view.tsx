import type {PictureProps} from '../../kit/CalculatorFrame';
import {plot as drawPlot} from '../../kit/plot';
import type {Scene} from '../../kit/scene';
import {lightness, toLight} from './curve';
import {getCurve, type model} from './model';

const points = Array.from({length: 101}, (_, index) => index / 100);
const ticks = [0, 0.25, 0.5, 0.75, 1].map((at) => ({at, label: `${at * 100} %`}));

/** Light and perceived lightness over the level. */
export function plot({values}: PictureProps<typeof model>): Scene {
  const {shape, gamma, value} = getCurve(values);
  const light = (at: number) => toLight(at, shape, gamma);
  return drawPlot({
    label: 'Graph of the light at each level, and how bright it looks.',
    caption: 'Level (in colour: light; dashed: how bright it looks)',
    x: {from: 0, to: 1, ticks},
    y: {from: 0, to: 1, ticks},
    curves: [
      {look: 'dash', points: points.map((at) => [at, lightness(light(at))])},
      {look: 'flow', points: points.map((at) => [at, light(at)])},
    ],
    dot: [value, light(value)],
  });
}
