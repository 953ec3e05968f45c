/**
 * A small Live mixer as Videosync reads it: the settings of each strip as flat text, so that they
 * fit into an address. The rules are those of /videosync/basics/routing, /videosync/basics/live-integration
 * and /videosync/advanced/blending; what those pages don't confirm is in `notes.ts`.
 */
import {check, firstValues, percent, select, withIds} from '../../../components/fields/define';
import type {Field, FieldValues} from '../../../components/fields/model';
import {type Codec, fieldCodec} from '../../kit/codec';
import {clipNames} from '../shared/clips';

export type TrackId = '1' | '2' | '3' | '4';
export type ReturnId = 'a' | 'b';
/** A strip that mixes other strips, or plays a clip. `m` is Main. */
export type StripId = TrackId | 'g' | ReturnId | 'm';
/** A strip whose image leaves the mixer. */
export type Output = 'm' | ReturnId;

export const trackIds: readonly TrackId[] = ['1', '2', '3', '4'];
export const returnIds: readonly ReturnId[] = ['a', 'b'];
export const outputs: readonly Output[] = ['m', ...returnIds];
/** All strips in the order in which the mixer shows them while no track has been moved. */
export const stripIds: readonly StripId[] = [...trackIds, 'g', ...returnIds, 'm'];

export const stripNames: Readonly<Record<StripId, string>> = {
  '1': 'Track 1',
  '2': 'Track 2',
  '3': 'Track 3',
  '4': 'Track 4',
  g: 'Group',
  a: 'Return A',
  b: 'Return B',
  m: 'Main',
};

/** What a track plays. */
export const playNames = {
  ...clipNames,
  sound: 'Sound only',
  external: 'External In',
  none: 'Nothing',
} as const;

export type Clip = keyof typeof playNames;

/** Blend modes that the simulator draws; the device Properties offers more. */
export const modeNames = {
  additive: 'Additive',
  alpha: 'Alpha',
  crossfade: 'Crossfade',
  mask: 'Mask',
  subtract: 'Subtract',
} as const;

export type Mode = keyof typeof modeNames;

/** Where a strip's sound goes, as set in Live; the number of a track is that track. */
type Destination = 'main' | 'group' | 'sends' | 'ext' | TrackId;

const busOutputs = {main: 'Main', sends: 'Sends Only', ext: 'Ext. Out'};

const tapNames = {post: 'After the fader', pre: 'Before the fader'};

/** True for the id of a track. */
export const isTrack = (id: StripId): id is TrackId => (trackIds as readonly string[]).includes(id);

/** The fields of a strip, in the order in which it shows them. */
export function createFields(id: StripId): Field[] {
  const advanced = {advanced: true};
  const fader = percent('Fader', 100);
  if (id === 'm') {
    return withIds({'m.fader': fader});
  }
  const tracks = trackIds
    .filter((other) => other !== id)
    .map((other) => [other, stripNames[other]]);
  const others = Object.fromEntries(tracks) as Record<string, string>;
  const output: Record<string, string> = isTrack(id)
    ? {...busOutputs, group: 'Group', ...others}
    : busOutputs;
  const sends = {[`${id}.a`]: percent('Send A', 0), [`${id}.b`]: percent('Send B', 0)};
  const common = {
    [`${id}.output`]: select('Output', output, {value: 'main'}),
    [`${id}.fader`]: fader,
    [`${id}.mute`]: check('Mute'),
  };
  const mode = {[`${id}.mode`]: select('Blend Mode', modeNames, {value: 'additive', ...advanced})};
  if (id === 'g') {
    return withIds({...sends, ...common, ...mode});
  }
  if (!isTrack(id)) {
    return withIds({...common, [`${id}.colorize`]: check('Colorize', advanced), ...mode});
  }
  return withIds({
    [`${id}.clip`]: select('Plays', playNames, {value: 'none'}),
    ...sends,
    ...common,
    ...mode,
    [`${id}.follow`]: check('Video Follows Audio Routing', {value: '1', ...advanced}),
    [`${id}.link`]: check('Volume sets opacity', {value: '1', ...advanced}),
    [`${id}.map`]: select('Displacement by', {'': 'Nothing', ...others}, {value: '', ...advanced}),
    [`${id}.tap`]: select('Tapping point', tapNames, {value: 'post', ...advanced}),
  });
}

/** Settings of Videosync itself. */
export const videosyncFields = withIds({
  publish: check('Return Tracks under Syphon Video Output'),
});

const fields = [...stripIds.flatMap(createFields), ...videosyncFields];

/** A mixer with four empty tracks. `task` is the number of the task that it belongs to, or empty. */
export const emptyMixer: FieldValues = {task: '', order: '1234', ...firstValues(fields)};

const stripCodec = fieldCodec(fields);

/** Values without a field: the number of a task, and the four tracks from left to right, each once. */
const others = new Map([
  ['task', /^(?:[1-9]|10)?$/],
  ['order', /^(?!.*(.).*\1)[1-4]{4}$/],
]);

/** Validates a mixer restored from a URL or storage. */
export const mixerCodec: Codec<FieldValues> = (key, value) =>
  others.get(key)?.test(value) ? value : stripCodec(key, value);

/** A strip, read from a state; numbers from 0 to 1. Settings that a strip lacks have their neutral value. */
function readStrip(state: FieldValues, id: StripId) {
  const text = (name: string, otherwise = ''): string => state[`${id}.${name}`] ?? otherwise;
  const part = (name: string): number => Number(text(name, '0')) / 100;
  return {
    id,
    clip: text('clip', 'none') as Clip,
    output: text('output', 'main') as Destination,
    fader: part('fader'),
    isMuted: text('mute') === '1',
    mode: text('mode', 'additive') as Mode,
    sends: {a: part('a'), b: part('b')},
    /** Video Follows Audio Routing. */
    isFollowing: text('follow', '1') === '1',
    /** Volume sets the opacity. */
    isLinked: text('link', '1') === '1',
    /** The track whose video the device Displacement reads, or empty. */
    map: text('map') as TrackId | '',
    tap: text('tap', 'post') as 'pre' | 'post',
    hasColorize: text('colorize') === '1',
  };
}

export type Strip = ReturnType<typeof readStrip>;

/** A mixer, read from a state. */
export interface Mixer {
  /** Tracks from left to right. */
  order: readonly TrackId[];
  isPublishing: boolean;
  strips: Readonly<Record<StripId, Strip>>;
}

/** Reads a state that {@link mixerCodec} has accepted. */
export function readMixer(state: FieldValues): Mixer {
  const strips = stripIds.map((id) => [id, readStrip(state, id)]);
  return {
    order: [...(state['order'] ?? '1234')] as TrackId[],
    isPublishing: state['publish'] === '1',
    strips: Object.fromEntries(strips) as Record<StripId, Strip>,
  };
}

/** The order after a track has moved one place; the same order at an end of the row. */
export function orderAfterMove(order: string, track: TrackId, by: -1 | 1): string {
  const from = order.indexOf(track);
  const neighbour = order[from + by];
  return neighbour === undefined
    ? order
    : [...order].map((id) => (id === track ? neighbour : id === neighbour ? track : id)).join('');
}
