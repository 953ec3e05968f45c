/**
 * A small Live mixer as Videosync reads it: the settings of each strip, kept as flat text so that they
 * fit into an address. The rules are those of /videosync/basics/routing, /videosync/basics/live-integration
 * and /videosync/advanced/blending; what those pages don't confirm is in `notes.ts`.
 */
import type {Codec} from '../../kit/codec';
import type {CalculatorState} from '../../kit/model';
import {clipNames} from '../shared/clips';
import {check, menu, settingsCodec, slider, startValues, type Setting} from '../shared/settings';

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

/** The settings of a strip, in the order in which it shows them. */
export function settingsOf(id: StripId): Setting[] {
  const more = (...settings: Setting[]): Setting[] =>
    settings.map((setting) => ({...setting, isMore: true}));
  const fader = slider(`${id}.fader`, 'Fader', 100);
  if (id === 'm') {
    return [fader];
  }
  const tracks = trackIds
    .filter((other) => other !== id)
    .map((other) => [other, stripNames[other]]);
  const others = Object.fromEntries(tracks) as Record<string, string>;
  const output = menu(
    `${id}.output`,
    'Output',
    isTrack(id) ? {...busOutputs, group: 'Group', ...others} : busOutputs,
    'main',
  );
  const mode = menu(`${id}.mode`, 'Blend Mode', modeNames, 'additive');
  const sends = [slider(`${id}.a`, 'Send A', 0), slider(`${id}.b`, 'Send B', 0)];
  const common = [output, fader, check(`${id}.mute`, 'Mute')];
  if (id === 'g') {
    return [...sends, ...common, ...more(mode)];
  }
  if (!isTrack(id)) {
    return [...common, ...more(check(`${id}.colorize`, 'Colorize'), mode)];
  }
  return [
    menu(`${id}.clip`, 'Plays', playNames, 'none'),
    ...sends,
    ...common,
    ...more(
      mode,
      check(`${id}.follow`, 'Video Follows Audio Routing', '1'),
      check(`${id}.link`, 'Volume sets opacity', '1'),
      menu(`${id}.map`, 'Displacement by', {'': 'Nothing', ...others}, ''),
      menu(`${id}.tap`, 'Tapping point', tapNames, 'post'),
    ),
  ];
}

/** A setting of Videosync itself. */
export const publishReturns = check('publish', 'Return Tracks under Syphon Video Output');

const settings = [...stripIds.flatMap(settingsOf), publishReturns];

/** A mixer with four empty tracks. `task` is the number of the task that it belongs to, or empty. */
export const emptyMixer: CalculatorState = {task: '', order: '1234', ...startValues(settings)};

const stripCodec = settingsCodec(settings);

/** What is no setting: the number of a task, and the four tracks from left to right, each once. */
const others = new Map([
  ['task', /^(?:[1-9]|10)?$/],
  ['order', /^(?!.*(.).*\1)[1-4]{4}$/],
]);

/** Judges a value of a shared or stored mixer: what no control could have set is refused. */
export const mixerCodec: Codec<CalculatorState> = (key, value) =>
  others.get(key)?.test(value) ? value : stripCodec(key, value);

/** A strip, read from a state; numbers from 0 to 1. Settings that a strip lacks have their neutral value. */
function readStrip(state: CalculatorState, id: StripId) {
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
export function readMixer(state: CalculatorState): Mixer {
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
