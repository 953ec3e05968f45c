/** Where video and sound of a mixer go: pure functions over the rules of the pages. */
import {
  type Clip,
  type Mixer,
  type Mode,
  modeNames,
  type Output,
  playNames,
  returnIds,
  type Strip,
  type StripId,
  stripNames,
  type TrackId,
  trackIds,
} from './mixer';

/** An image before its strip's fader: a clip at the back, and what is mixed in above it. */
export interface Image {
  clip: Clip;
  layers: readonly Layer[];
  /** What Displacement reads, and how strongly that arrives. */
  map?: {track: TrackId; image: Image; opacity: number};
  hasColorize: boolean;
}

/** A strip's image as it is mixed into another strip. Opacity from 0 to 1. */
export interface Layer {
  strip: StripId;
  image: Image;
  opacity: number;
  mode: Mode;
}

/** A clip that arrives somewhere, with the product of the opacities along its path. */
export interface Arrival {
  track: TrackId;
  opacity: number;
  /** Strips between the track and the place where it arrives, in order. */
  through: readonly StripId[];
  /** The layer of the track itself. */
  layer: Layer;
}

/** Opacity that a strip's fader and Mute leave, from 0 to 1. */
export function getOpacity({isMuted, isLinked, fader}: Strip): number {
  return isMuted ? 0 : isLinked ? fader : 1;
}

const getNext = (output: Strip['output']): StripId | undefined =>
  output === 'sends'
    ? undefined
    : output === 'group'
      ? 'g'
      : output === 'main' || output === 'ext'
        ? 'm'
        : output;

/** The strip that a strip's video goes to, sends aside; undefined if it goes to none. */
export function getDestination({output, isFollowing}: Strip): StripId | undefined {
  return isFollowing ? getNext(output) : 'm';
}

/**
 * Tracks and group from back to front. The group is at the position of its left-most track, because
 * Live keeps grouped tracks side by side.
 */
function backToFront({order, strips}: Mixer): Strip[] {
  const first = order.find((id) => strips[id].output === 'group');
  return order.flatMap((id) => (id === first ? [strips.g, strips[id]] : [strips[id]]));
}

/** True if an image shows something: a clip, or a layer that does. */
export const hasVideo = ({clip, layers}: Image): boolean =>
  layers.length > 0 || (clip !== 'none' && clip !== 'sound');

/**
 * The layers that are mixed into a strip, from back to front. Invisible ones are left out.
 *
 * @param path - strips that are being worked out: where a path comes back to one of them, it ends
 */
export function layersInto(mixer: Mixer, target: StripId, path: readonly StripId[] = []): Layer[] {
  const here = [...path, target];
  const isReturn = target === 'a' || target === 'b';
  const getShare = (strip: Strip): number =>
    isReturn ? strip.sends[target] : Number(getDestination(strip) === target);
  const returns = target === 'm' ? returnIds.map((id) => mixer.strips[id]) : [];
  return [...backToFront(mixer), ...returns]
    .map((strip) => ({strip, opacity: getShare(strip) * getOpacity(strip)}))
    .filter(({strip, opacity}) => opacity > 0 && !here.includes(strip.id))
    .map(({strip, opacity}) => ({
      strip: strip.id,
      opacity,
      mode: strip.mode,
      image: renderImage(mixer, strip.id, here),
    }))
    .filter(({image}) => hasVideo(image));
}

/** The image of a strip before its fader. */
export function renderImage(mixer: Mixer, id: StripId, path: readonly StripId[] = []): Image {
  const {clip, map, tap, hasColorize} = mixer.strips[id];
  const here = [...path, id];
  const isExternal = clip === 'external';
  const isDark = isExternal && !mixer.isPublishing;
  const source = map === '' || here.includes(map) ? undefined : map;
  return {
    clip: isDark ? 'none' : clip,
    layers: layersInto(mixer, id, path),
    hasColorize,
    ...(source !== undefined && {
      map: {
        track: source,
        image: renderImage(mixer, source, here),
        opacity: tap === 'pre' ? 1 : getOpacity(mixer.strips[source]),
      },
    }),
  };
}

/** Opacity of what leaves a strip that is watched as an output: Main, or a Return that is published. */
export function outputOpacity(mixer: Mixer, id: Output): number {
  return id !== 'm' && !mixer.isPublishing ? 0 : getOpacity(mixer.strips[id]);
}

/** What an output shows, from back to front; nothing for a Return that isn't published. */
export function getVisibleLayers(mixer: Mixer, id: Output): Layer[] {
  return outputOpacity(mixer, id) > 0 ? layersInto(mixer, id) : [];
}

/** Every clip in a list of layers, with its path and its opacity. */
export function arrivals(
  layers: readonly Layer[],
  opacity = 1,
  through: readonly StripId[] = [],
): Arrival[] {
  return layers.flatMap((layer) => {
    const total = opacity * layer.opacity;
    const inner = arrivals(layer.image.layers, total, [layer.strip, ...through]);
    const track = trackIds.find((id) => id === layer.strip);
    return track !== undefined && layer.image.clip !== 'none' && layer.image.clip !== 'sound'
      ? [{track, opacity: total, through, layer}, ...inner]
      : inner;
  });
}

/** Clips that have sound. */
const clipsWithSound: readonly Clip[] = ['circles', 'bars', 'sound'];

/** Where the sound of a track comes out. */
export interface SoundPath {
  track: TrackId;
  at: 'main' | 'ext';
  through: readonly StripId[];
}

/** Where sound comes out: it follows the outputs and sends, and every fader along its path has to be up. */
export function soundPaths({strips}: Mixer): SoundPath[] {
  const follow = (id: StripId, track: TrackId, through: readonly StripId[]): SoundPath[] => {
    const strip = strips[id];
    if (strip.isMuted || strip.fader === 0 || through.includes(id)) {
      return [];
    }
    if (id === 'm') {
      return [{track, at: 'main', through: through.slice(1)}];
    }
    const nextPath = [...through, id];
    const next = strip.output === 'ext' ? undefined : getNext(strip.output);
    return [
      ...(strip.output === 'ext' ? [{track, at: 'ext' as const, through: nextPath.slice(1)}] : []),
      ...(next === undefined ? [] : follow(next, track, nextPath)),
      ...returnIds.filter((to) => strip.sends[to] > 0).flatMap((to) => follow(to, track, nextPath)),
    ];
  };
  return trackIds
    .filter((id) => clipsWithSound.includes(strips[id].clip))
    .flatMap((id) => follow(id, id, []));
}

/** True if the other program gets its own result back: External In reaches Return A, which it reads. */
export function hasFeedback(mixer: Mixer): boolean {
  return arrivals(layersInto(mixer, 'a')).some(({layer}) => layer.image.clip === 'external');
}

const percent = (part: number): string => `${Math.round(part * 100)}\u00a0%`;

/** A layer in words, without the layers inside it. */
export function layerText({strip, opacity, mode, image}: Layer): string {
  return [
    image.clip === 'none' || image.clip === 'sound'
      ? stripNames[strip]
      : `${stripNames[strip]} (${playNames[image.clip]})`,
    `opacity ${percent(opacity)}`,
    modeNames[mode],
    ...(image.map && image.map.opacity > 0 && hasVideo(image.map.image)
      ? [`displaced by ${stripNames[image.map.track]}`]
      : []),
    ...(image.hasColorize ? ['recoloured by Colorize'] : []),
  ].join(', ');
}

/** What an output shows, in a sentence for people who don't see it. */
export function outputText(mixer: Mixer, id: Output): string {
  const name = stripNames[id];
  if (id !== 'm' && !mixer.isPublishing) {
    return `${name} isn’t published.`;
  }
  const layers = getVisibleLayers(mixer, id);
  const inWords = (list: readonly Layer[]): string =>
    list
      .map((layer) =>
        layer.image.layers.length > 0
          ? `${layerText(layer)}, with ${inWords(layer.image.layers)}`
          : layerText(layer),
      )
      .join('; ');
  return layers.length === 0
    ? `${name} is black.`
    : `${name} shows, from back to front: ${inWords(layers)}.`;
}

/** Where sound comes out, in a sentence. */
export function soundText(mixer: Mixer): string {
  const places = soundPaths(mixer).map(
    ({track, at, through}) =>
      `${stripNames[track]} on ${at === 'main' ? 'Main' : 'Ext. Out'}${
        through.length > 0 ? ` through ${through.map((id) => stripNames[id]).join(', ')}` : ''
      }`,
  );
  return places.length === 0 ? 'You hear nothing.' : `You hear ${places.join('; ')}.`;
}
