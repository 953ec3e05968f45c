/** Checks the tasks of /videosync/basics/routing. */
import {type RoutingCheck, routingTasks} from '../../../data/videosync/routing-tasks';
import type {FieldValues} from '../../../components/fields/model';
import {emptyMixer, type Mixer, type Output, readMixer, type StripId, type TrackId} from './mixer';
import {
  type Arrival,
  arrivals,
  getOpacity,
  getVisibleLayers,
  type SoundPath,
  soundPaths,
} from './routing';

const at = (mixer: Mixer, output: Output): Arrival[] => arrivals(getVisibleLayers(mixer, output));

/** Where a track arrives on Main, one entry for each path. */
const arrivalsOnMain = (mixer: Mixer, track: TrackId): Arrival[] =>
  at(mixer, 'm').filter((arrival) => arrival.track === track);

const findSoundPaths = (mixer: Mixer, track: TrackId, place: SoundPath['at']): SoundPath[] =>
  soundPaths(mixer).filter((sound) => sound.track === track && sound.at === place);

/** True if something arrives, and everything that does is as it should be. */
const isEvery = <T>(list: readonly T[], isGood: (each: T) => boolean): boolean =>
  list.length > 0 && list.every(isGood);

type Check = (mixer: Mixer, ...args: never[]) => boolean;

/** What the goals of the tasks ask, by name; the ids behind the mixer are those of the task. */
const checks = {
  shows: (mixer, output: Output, track) => at(mixer, output).some((each) => each.track === track),
  hides: (mixer, output: Output, track) => at(mixer, output).every((each) => each.track !== track),
  showsOnly: (mixer, output: Output, track) =>
    isEvery(at(mixer, output), (each) => each.track === track),
  showsFully: (mixer, output: Output, track) =>
    at(mixer, output).some((each) => each.track === track && each.opacity === 1),
  /** Every path to Main leads through one strip or, without it, through none. */
  comesThrough: (mixer, track: TrackId, strip = '') =>
    isEvery(arrivalsOnMain(mixer, track), ({through}) => through.join() === strip),
  /** Straight, and through a strip. */
  showsTwice: (mixer, track: TrackId, strip) =>
    ['', strip].every((first) =>
      arrivalsOnMain(mixer, track).some(({through}) => (through[0] ?? '') === first),
    ),
  hears: (mixer, track: TrackId, place: SoundPath['at'], strip) =>
    findSoundPaths(mixer, track, place).some(
      ({through}) => strip === undefined || through[0] === strip,
    ),
  isSilent: (mixer, track: TrackId) => findSoundPaths(mixer, track, 'main').length === 0,
  /** Sound of a track of its own reaches Main straight. */
  hearsExport: (mixer) =>
    soundPaths(mixer).some(
      ({track, at: place, through}) =>
        place === 'main' && through.length === 0 && mixer.strips[track].clip === 'sound',
    ),
  isOpaque: ({strips}, id: StripId) => getOpacity(strips[id]) === 1,
  colorizes: ({strips}, id: StripId) => strips[id].hasColorize,
  plays: ({strips}, id: StripId, clip) => strips[id].clip === clip,
  hasMode: ({strips}, id: StripId, mode) => strips[id].mode === mode,
  hasLowestMode: (mixer, mode) => getVisibleLayers(mixer, 'm')[0]?.mode === mode,
  lacksClip: (mixer, output: Output, clip) =>
    at(mixer, output).every(({layer}) => layer.image.clip !== clip),
  displaces: (mixer, track: TrackId, by) =>
    arrivalsOnMain(mixer, track).some(
      ({layer: {image}}) => image.map?.track === by && image.map.opacity > 0,
    ),
  isInFront: (mixer, track, other) => {
    const tracks = at(mixer, 'm').map((each) => each.track as string);
    return tracks.includes(other) && tracks.indexOf(track) > tracks.indexOf(other);
  },
} satisfies Record<string, Check>;

const isMet = (mixer: Mixer, [name, ...args]: RoutingCheck): boolean => {
  const check: Check = checks[name as keyof typeof checks];
  return check(mixer, ...(args as never[]));
};

/** What free play starts with: a group, a Return and a track that reach Main. */
const freePlay: FieldValues = {
  ...emptyMixer,
  '1.clip': 'bars',
  '1.fader': '60',
  '2.clip': 'circles',
  '2.output': 'group',
  '3.clip': 'title',
  '3.a': '50',
};

/** The state in which a task starts; number 0 is free play. */
export function getTaskStart(number: number): FieldValues {
  const task = routingTasks[number - 1];
  return task ? {...emptyMixer, ...task.start, task: String(number)} : freePlay;
}

/** How far the task of a state is; undefined in free play. */
export function getProgress(state: FieldValues) {
  const number = Number(state['task'] ?? '');
  const task = routingTasks[number - 1];
  if (!task) {
    return undefined;
  }
  const mixer = readMixer(state);
  const goals = task.goals.map(({text, checks: required}) => ({
    text,
    isMet: required.every((check) => isMet(mixer, check)),
  }));
  const missing = goals.filter((goal) => !goal.isMet).map(({text}) => text);
  return {
    task,
    /** From 1. */
    number,
    goals,
    isSolved: missing.length === 0,
    /** In a few words. */
    short:
      missing.length === 0
        ? 'solved'
        : `${goals.length - missing.length} of ${goals.length} goals met`,
    /** In one sentence. */
    text: missing.length === 0 ? `Solved: ${task.title}.` : `Still missing: ${missing.join(' ')}`,
  };
}

export type Progress = ReturnType<typeof getProgress>;

/**
 * The numbers of all tasks that are solved, in their order.
 *
 * @param before - those that were solved before, as text with blanks between; anything else in it is left out
 * @param progress - counts too if it is solved
 */
export function solvedTasks(before: string, progress: Progress): number[] {
  const solvedNumbers = [
    ...before.split(' ').map(Number),
    progress?.isSolved ? progress.number : 0,
  ];
  return routingTasks
    .map((_, index) => index + 1)
    .filter((number) => solvedNumbers.includes(number));
}
