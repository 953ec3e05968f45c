import beatStripes from '@site/docs/videosync/building-plugins/shaders/beat-stripes.fs';
import {onDemand} from '../../../components/shared/recovery';
import {gallery} from './gallery';
import type {Shader} from './sources';

/** All examples, by the names of their files: those of the pages, from the first to learn from, and the gallery. */
export const examples: Readonly<Record<string, string>> = {
  'first-colour': 'First colour',
  'first-stripes': 'First stripes',
  'beat-stripes': 'Beat stripes',
  porthole: 'Porthole (effect)',
  afterglow: 'Afterglow (effect with a buffer)',
  'map-shift': 'Map shift (effect with two images)',
  outline: 'Outline (effect with a vertex shader)',
  ripple: 'Ripple (effect from Shadertoy)',
  'woven-light': 'Woven light (from Shadertoy)',
  ...gallery,
};

/** The example that the playground begins with. */
export const firstExample = {name: 'beat-stripes', source: beatStripes};

/** The files of an example; they come with the first one that is wanted. */
export async function loadExample(name: keyof typeof examples): Promise<Shader | undefined> {
  const {sourceOf} = await onDemand(() => import('./sources'));
  return sourceOf(name);
}
