/** The text of every example: a file of its own, because the playground begins with one of them. */
import afterglow from '@site/docs/videosync/building-plugins/shaders/afterglow.fs';
import beatStripes from '@site/docs/videosync/building-plugins/shaders/beat-stripes.fs';
import firstColour from '@site/docs/videosync/building-plugins/shaders/first-colour.fs';
import firstStripes from '@site/docs/videosync/building-plugins/shaders/first-stripes.fs';
import mapShift from '@site/docs/videosync/building-plugins/shaders/map-shift.fs';
import outline from '@site/docs/videosync/building-plugins/shaders/outline.fs';
import outlineVertex from '@site/docs/videosync/building-plugins/shaders/outline.vs';
import porthole from '@site/docs/videosync/building-plugins/shaders/porthole.fs';
import ripple from '@site/docs/videosync/building-plugins/shaders/ripple.fs';
import wovenLight from '@site/blog/2026-11-20-using-shadertoy-shaders-with-videosync/woven-light.fs';
import beams from './gallery/beams.fs';
import checkers from './gallery/checkers.fs';
import drops from './gallery/drops.fs';
import dusk from './gallery/dusk.fs';
import glass from './gallery/glass.fs';
import kaleidoscope from './gallery/kaleidoscope.fs';
import moire from './gallery/moire.fs';
import pearls from './gallery/pearls.fs';
import plasma from './gallery/plasma.fs';
import ring from './gallery/ring.fs';
import silk from './gallery/silk.fs';
import stars from './gallery/stars.fs';
import tunnel from './gallery/tunnel.fs';
import type {Shader} from './examples';

/** By the names of their files. */
export const sources: Readonly<Record<string, Shader>> = {
  'first-colour': {source: firstColour},
  'first-stripes': {source: firstStripes},
  'beat-stripes': {source: beatStripes},
  porthole: {source: porthole},
  afterglow: {source: afterglow},
  'map-shift': {source: mapShift},
  outline: {source: outline, vertex: outlineVertex},
  ripple: {source: ripple},
  'woven-light': {source: wovenLight},
  dusk: {source: dusk},
  ring: {source: ring},
  checkers: {source: checkers},
  plasma: {source: plasma},
  moire: {source: moire},
  beams: {source: beams},
  drops: {source: drops},
  kaleidoscope: {source: kaleidoscope},
  tunnel: {source: tunnel},
  stars: {source: stars},
  glass: {source: glass},
  silk: {source: silk},
  pearls: {source: pearls},
};
