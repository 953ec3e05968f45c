/** The tasks of /videosync/basics/routing: where each starts, what it asks for, and a solution. */
import type {ToolState} from '../../kit/model';
import {
  emptyMixer,
  readMixer,
  type Mixer,
  type ReturnId,
  type StripId,
  type TrackId,
} from './mixer';
import {arrivals, heard, opacityOf, shownAt, type Arrival} from './routing';

/** One thing that a task asks for. */
export interface Goal {
  /** What is wanted, as a statement that is true once it is reached. */
  text: string;
  isMet: (mixer: Mixer) => boolean;
}

/** Changes of a state, by setting. */
export type Changes = Readonly<Record<string, string>>;

/** A task. Its number is its place in {@link tasks}, from 1. */
export interface Task {
  title: string;
  /** The situation and what to do, in one or two sentences. */
  brief: string;
  /** Section that explains it. */
  page: string;
  /** What differs from the empty mixer at the start. */
  start: Changes;
  goals: readonly Goal[];
  /** The settings that solve it, each with its step in words. */
  solution: readonly {key: string; value: string; step: string}[];
}

const routing = '/videosync/basics/routing';

const at = (mixer: Mixer, id: 'm' | ReturnId): Arrival[] => arrivals(shownAt(mixer, id));

const shows = (mixer: Mixer, id: 'm' | ReturnId, track: TrackId): boolean =>
  at(mixer, id).some((arrival) => arrival.track === track);

/** True if a track arrives on Main, and on every way through a strip or, with undefined, through none. */
const onlyThrough = (mixer: Mixer, track: TrackId, strip: StripId | undefined): boolean => {
  const ways = at(mixer, 'm').filter((arrival) => arrival.track === track);
  return (
    ways.length > 0 &&
    ways.every(({through}) =>
      strip === undefined ? through.length === 0 : through.length === 1 && through[0] === strip,
    )
  );
};

const isHeard = (mixer: Mixer, track: TrackId, place: 'main' | 'ext' = 'main'): boolean =>
  heard(mixer).some((sound) => sound.track === track && sound.at === place);

/** True if sound of its own track reaches Main straight. */
const hasOwnSound = (mixer: Mixer): boolean =>
  heard(mixer).some(
    ({track, at: place, through}) =>
      place === 'main' && through.length === 0 && mixer.strips[track].clip === 'sound',
  );

/** The ten tasks, from the commonest to the longest. */
export const tasks: readonly Task[] = [
  {
    title: 'The screen is black',
    brief: 'Track 1 is set to Sends Only and all its sends are down. Bring it back to Main.',
    page: `${routing}#the-general-rule`,
    start: {'1.clip': 'circles', '1.output': 'sends'},
    goals: [
      {text: 'Main shows Track 1.', isMet: (mixer) => shows(mixer, 'm', '1')},
      {text: 'You hear Track 1 on Main.', isMet: (mixer) => isHeard(mixer, '1')},
    ],
    solution: [{key: '1.output', value: 'main', step: 'Set the output of Track 1 to Main.'}],
  },
  {
    title: 'Video disappears after grouping',
    brief:
      'Tracks 1 and 2 are in the group, and Main is black. Find the cause, and leave the tracks in the group.',
    page: `${routing}#when-the-picture-is-in-the-wrong-place`,
    start: {
      '1.clip': 'circles',
      '2.clip': 'bars',
      '1.output': 'group',
      '2.output': 'group',
      'g.fader': '0',
      'g.mute': '1',
    },
    goals: [
      {
        text: 'Track 1 is on Main, through the group only.',
        isMet: (mixer) => onlyThrough(mixer, '1', 'g'),
      },
      {
        text: 'Track 2 is on Main, through the group only.',
        isMet: (mixer) => onlyThrough(mixer, '2', 'g'),
      },
      {
        text: 'The group is at full opacity.',
        isMet: (mixer) => opacityOf(mixer.strips.g) === 1,
      },
    ],
    solution: [
      {key: 'g.mute', value: '', step: 'Turn off Mute on the group.'},
      {key: 'g.fader', value: '100', step: 'Raise the group’s fader to 100 %.'},
    ],
  },
  {
    title: 'Sound through the group, video straight to Main',
    brief:
      'The group’s fader is at half, which also fades the video of Track 1. Keep its sound in the group and send its video straight to Main.',
    page: `${routing}#separate-picture-and-sound`,
    start: {
      '1.clip': 'circles',
      '2.clip': 'bars',
      '1.output': 'group',
      '2.output': 'group',
      'g.fader': '50',
    },
    goals: [
      {
        text: 'Main shows Track 1, and none of its video passes the group.',
        isMet: (mixer) => onlyThrough(mixer, '1', undefined),
      },
      {
        text: 'The sound of Track 1 still reaches Main through the group.',
        isMet: (mixer) =>
          heard(mixer).some(
            ({track, at: place, through}) =>
              track === '1' && place === 'main' && through[0] === 'g',
          ),
      },
    ],
    solution: [
      {
        key: '1.follow',
        value: '',
        step: 'In Properties on Track 1, turn off Video Follows Audio Routing.',
      },
    ],
  },
  {
    title: 'Video in the group, sound to the monitors',
    brief:
      'Track 4 plays the exported sound of Track 1. Send that sound to Ext. Out, silence Track 1, and send the video of Track 1 to the group at full opacity.',
    page: `${routing}#separate-picture-and-sound`,
    start: {'1.clip': 'circles', '4.clip': 'sound'},
    goals: [
      {text: 'You hear Track 4 on Ext. Out.', isMet: (mixer) => isHeard(mixer, '4', 'ext')},
      {text: 'You don’t hear Track 1.', isMet: (mixer) => !isHeard(mixer, '1')},
      {
        text: 'Track 1 is on Main at 100 %, through the group only.',
        isMet: (mixer) =>
          onlyThrough(mixer, '1', 'g') &&
          at(mixer, 'm').some(({track, opacity}) => track === '1' && opacity === 1),
      },
    ],
    solution: [
      {key: '4.output', value: 'ext', step: 'Set the output of Track 4 to Ext. Out.'},
      {
        key: '1.link',
        value: '',
        step: 'In Properties on Track 1, unlink volume from opacity.',
      },
      {key: '1.fader', value: '0', step: 'Pull down the fader of Track 1.'},
      {key: '1.output', value: 'group', step: 'Put Track 1 in the group.'},
    ],
  },
  {
    title: 'One effect for two tracks',
    brief:
      'Return A has Colorize. Add its result to Tracks 1 and 2, and keep both originals on Main.',
    page: `${routing}#returns-as-shared-effects-and-as-outputs`,
    start: {'1.clip': 'circles', '2.clip': 'title', 'a.colorize': '1'},
    goals: (['1', '2'] as const).map((id) => ({
      text: `Main shows Track ${id} twice: straight, and through Return A.`,
      isMet: (mixer: Mixer) => {
        const ways = at(mixer, 'm').filter(({track}) => track === id);
        return (
          mixer.strips.a.hasColorize &&
          ways.some(({through}) => through.length === 0) &&
          ways.some(({through}) => through[0] === 'a')
        );
      },
    })),
    solution: [
      {key: '1.a', value: '100', step: 'Turn up Send A of Track 1.'},
      {key: '2.a', value: '100', step: 'Turn up Send A of Track 2.'},
    ],
  },
  {
    title: 'Video twice, and too bright',
    brief:
      'Main shows Track 1 and its copy through Return A. Keep only the processed one. First put the exported sound on Track 4 to keep it on Main.',
    page: `${routing}#when-the-picture-is-in-the-wrong-place`,
    start: {'1.clip': 'circles', '1.a': '100', 'a.colorize': '1'},
    goals: [
      {
        text: 'An exported sound reaches Main straight from its own track.',
        isMet: hasOwnSound,
      },
      {
        text: 'Main shows Track 1 through Return A only, with Colorize.',
        isMet: (mixer) => mixer.strips.a.hasColorize && onlyThrough(mixer, '1', 'a'),
      },
    ],
    solution: [
      {key: '4.clip', value: 'sound', step: 'Let Track 4 play the exported sound.'},
      {key: '1.output', value: 'sends', step: 'Set the output of Track 1 to Sends Only.'},
    ],
  },
  {
    title: 'Three screens',
    brief:
      'Show Track 1 only on the left screen (Return A), Track 2 only on the right one (Return B) and Track 3 only in the centre (Main). Track 4 plays the sound.',
    page: `${routing}#returns-as-shared-effects-and-as-outputs`,
    start: {'1.clip': 'waves', '2.clip': 'spot', '3.clip': 'title', '4.clip': 'sound'},
    goals: [
      ...(
        [
          ['m', '3', 'Main'],
          ['a', '1', 'Return A'],
          ['b', '2', 'Return B'],
        ] as const
      ).map(([output, id, name]) => ({
        text: `${name} shows Track ${id} and nothing else.`,
        isMet: (mixer: Mixer) => {
          const found = at(mixer, output);
          return found.length > 0 && found.every(({track}) => track === id);
        },
      })),
      {text: 'You hear the sound of Track 4 on Main.', isMet: hasOwnSound},
    ],
    solution: [
      {key: 'publish', value: '1', step: 'In Videosync’s settings, tick Return Tracks.'},
      {key: '1.a', value: '100', step: 'Turn up Send A of Track 1.'},
      {key: '2.b', value: '100', step: 'Turn up Send B of Track 2.'},
      {key: '1.output', value: 'sends', step: 'Set the output of Track 1 to Sends Only.'},
      {key: '2.output', value: 'sends', step: 'Set the output of Track 2 to Sends Only.'},
      {key: 'a.output', value: 'sends', step: 'Set the output of Return A to Sends Only.'},
      {key: 'b.output', value: 'sends', step: 'Set the output of Return B to Sends Only.'},
    ],
  },
  {
    title: 'Text that ripples with water',
    brief:
      'Track 1 plays waves, Track 2 a title. Let the waves displace the title without showing the waves.',
    page: `${routing}#sidechain-use-a-picture-without-showing-it`,
    start: {'1.clip': 'waves', '2.clip': 'title'},
    goals: [
      {
        text: 'Main shows the title, displaced by Track 1.',
        isMet: (mixer) =>
          at(mixer, 'm').some(({track, layer}) => {
            const {map} = layer.image;
            return track === '2' && map?.track === '1' && map.opacity > 0;
          }),
      },
      {text: 'Main doesn’t show Track 1.', isMet: (mixer) => !shows(mixer, 'm', '1')},
    ],
    solution: [
      {
        key: '2.map',
        value: '1',
        step: 'Put Displacement on Track 2 and choose Track 1 as its source.',
      },
      {key: '2.tap', value: 'pre', step: 'Choose the tapping point before the fader.'},
      {key: '1.fader', value: '0', step: 'Pull down the fader of Track 1.'},
    ],
  },
  {
    title: 'An insert through another program',
    brief:
      'Another program reads Return A and mirrors it. Send Track 1 there at full level, and bring only the result to Main with External In on Track 4. Track 3 plays the sound.',
    page: `${routing}#an-insert-through-another-program`,
    start: {'1.clip': 'circles', '3.clip': 'sound'},
    goals: [
      {
        text: 'Return A is published and shows Track 1 at 100 %.',
        isMet: (mixer) => at(mixer, 'a').some(({track, opacity}) => track === '1' && opacity === 1),
      },
      {
        text: 'Main shows External In on Track 4, and no unprocessed video.',
        isMet: (mixer) => {
          const found = at(mixer, 'm');
          return (
            found.length > 0 &&
            found.every(({track, layer}) => track === '4' && layer.image.clip === 'external')
          );
        },
      },
      {
        text: 'The other program doesn’t read its own result.',
        isMet: (mixer) => at(mixer, 'a').every(({layer}) => layer.image.clip !== 'external'),
      },
      {text: 'You hear the sound of Track 3 on Main.', isMet: hasOwnSound},
    ],
    solution: [
      {key: '1.a', value: '100', step: 'Turn Send A of Track 1 up to 100 %.'},
      {key: '1.output', value: 'sends', step: 'Set the output of Track 1 to Sends Only.'},
      {key: 'a.output', value: 'sends', step: 'Set the output of Return A to Sends Only.'},
      {key: 'publish', value: '1', step: 'In Videosync’s settings, tick Return Tracks.'},
      {key: '4.clip', value: 'external', step: 'Let Track 4 play External In.'},
    ],
  },
  {
    title: 'A layer that covers everything',
    brief:
      'The bars on Track 2 cover the title, because they are opaque and in front. Put the title in front with Alpha, and leave the lowest layer on Additive.',
    page: `${routing}#track-order`,
    start: {'1.clip': 'title', '2.clip': 'bars', '2.mode': 'alpha'},
    goals: [
      {
        text: 'Main shows the title in front of the bars.',
        isMet: (mixer) => {
          const found = at(mixer, 'm').map(({track}) => track);
          return found.includes('2') && found.indexOf('1') > found.indexOf('2');
        },
      },
      {text: 'The title’s mode is Alpha.', isMet: ({strips}) => strips['1'].mode === 'alpha'},
      {
        text: 'The lowest layer’s mode is Additive.',
        isMet: (mixer) => shownAt(mixer, 'm')[0]?.mode === 'additive',
      },
    ],
    solution: [
      {key: 'order', value: '2134', step: 'Move Track 1 to the right of Track 2.'},
      {key: '1.mode', value: 'alpha', step: 'Set the Blend Mode of Track 1 to Alpha.'},
      {key: '2.mode', value: 'additive', step: 'Set the Blend Mode of Track 2 to Additive.'},
    ],
  },
];

/** The task of a state, if it belongs to one. */
export function taskOf(state: ToolState): Task | undefined {
  return tasks[Number(state['task'] ?? '') - 1];
}

/** What free play starts with: a group, a Return and a track that reach Main. */
const freePlay: ToolState = {
  ...emptyMixer,
  '1.clip': 'bars',
  '1.fader': '60',
  '2.clip': 'circles',
  '2.output': 'group',
  '3.clip': 'title',
  '3.a': '50',
};

/** The state in which a task starts; number 0 is free play. */
export function startOf(number: number): ToolState {
  const task = tasks[number - 1];
  return task ? {...emptyMixer, ...task.start, task: String(number)} : freePlay;
}

/** The goals of a task, each with whether a state meets it. */
export function checkTask(task: Task, state: ToolState): {text: string; isMet: boolean}[] {
  const mixer = readMixer(state);
  return task.goals.map(({text, isMet}) => ({text, isMet: isMet(mixer)}));
}

/** How far a task is, in one sentence. */
export function progressText(task: Task, state: ToolState): string {
  const missing = checkTask(task, state).filter(({isMet}) => !isMet);
  return missing.length === 0
    ? `Solved: ${task.title}.`
    : `Still missing: ${missing.map(({text}) => text).join(' ')}`;
}

/**
 * The numbers of all tasks that are solved, in their order.
 *
 * @param before - those that were solved before, as text with blanks between; anything else in it is left out
 * @param state - counts as solved if it meets every goal of its task
 */
export function solvedTasks(before: string, state: ToolState): number[] {
  const task = taskOf(state);
  const solved = new Set(before.split(' ').map(Number));
  if (task && checkTask(task, state).every(({isMet}) => isMet)) {
    solved.add(tasks.indexOf(task) + 1);
  }
  return [...tasks.keys()].map((index) => index + 1).filter((number) => solved.has(number));
}
