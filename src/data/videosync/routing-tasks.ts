/**
 * The tasks of /videosync/basics/routing: where each starts, what it asks for, and a solution. The routing
 * simulator checks them.
 */

/** A check of the routing simulator, and what it is about: tracks, strips, clips and modes by their ids. */
export type RoutingCheck = readonly [name: string, ...about: string[]];

/** A task. Its number is its place in {@link routingTasks}, from 1. */
export interface RoutingTask {
  title: string;
  /** The situation and what to do, in one or two sentences. */
  brief: string;
  /** Section that explains it. */
  page: string;
  /** What differs from the empty mixer at the start. */
  start: Readonly<Record<string, string>>;
  /** Statements that are true once they are reached: when all their checks are. */
  goals: readonly {text: string; checks: readonly RoutingCheck[]}[];
  /** The settings that solve it, each with its step in words. */
  solution: readonly {key: string; value: string; step: string}[];
}

const routing = '/videosync/basics/routing';

/** The ten tasks, from the commonest to the longest. */
export const routingTasks: readonly RoutingTask[] = [
  {
    title: 'The screen is black',
    brief: 'Track 1 is set to Sends Only and all its sends are down. Bring it back to Main.',
    page: `${routing}#the-general-rule`,
    start: {'1.clip': 'circles', '1.output': 'sends'},
    goals: [
      {text: 'Main shows Track 1.', checks: [['shows', 'm', '1']]},
      {text: 'You hear Track 1 on Main.', checks: [['hears', '1', 'main']]},
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
      {text: 'Track 1 is on Main, through the group only.', checks: [['comesThrough', '1', 'g']]},
      {text: 'Track 2 is on Main, through the group only.', checks: [['comesThrough', '2', 'g']]},
      {text: 'The group is at full opacity.', checks: [['isOpaque', 'g']]},
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
        checks: [['comesThrough', '1']],
      },
      {
        text: 'The sound of Track 1 still reaches Main through the group.',
        checks: [['hears', '1', 'main', 'g']],
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
      {text: 'You hear Track 4 on Ext. Out.', checks: [['hears', '4', 'ext']]},
      {text: 'You don’t hear Track 1.', checks: [['isSilent', '1']]},
      {
        text: 'Track 1 is on Main at 100 %, through the group only.',
        checks: [
          ['comesThrough', '1', 'g'],
          ['showsFully', 'm', '1'],
        ],
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
    goals: [
      {
        text: 'Main shows Track 1 twice: straight, and through Return A.',
        checks: [
          ['colorizes', 'a'],
          ['showsTwice', '1', 'a'],
        ],
      },
      {
        text: 'Main shows Track 2 twice: straight, and through Return A.',
        checks: [
          ['colorizes', 'a'],
          ['showsTwice', '2', 'a'],
        ],
      },
    ],
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
        checks: [['hearsExport']],
      },
      {
        text: 'Main shows Track 1 through Return A only, with Colorize.',
        checks: [
          ['colorizes', 'a'],
          ['comesThrough', '1', 'a'],
        ],
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
      {text: 'Main shows Track 3 and nothing else.', checks: [['showsOnly', 'm', '3']]},
      {text: 'Return A shows Track 1 and nothing else.', checks: [['showsOnly', 'a', '1']]},
      {text: 'Return B shows Track 2 and nothing else.', checks: [['showsOnly', 'b', '2']]},
      {text: 'You hear the sound of Track 4 on Main.', checks: [['hearsExport']]},
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
      {text: 'Main shows the title, displaced by Track 1.', checks: [['displaces', '2', '1']]},
      {text: 'Main doesn’t show Track 1.', checks: [['hides', 'm', '1']]},
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
        checks: [['showsFully', 'a', '1']],
      },
      {
        text: 'Main shows External In on Track 4, and no unprocessed video.',
        checks: [
          ['showsOnly', 'm', '4'],
          ['plays', '4', 'external'],
        ],
      },
      {
        text: 'The other program doesn’t read its own result.',
        checks: [['lacksClip', 'a', 'external']],
      },
      {text: 'You hear the sound of Track 3 on Main.', checks: [['hearsExport']]},
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
      {text: 'Main shows the title in front of the bars.', checks: [['isInFront', '1', '2']]},
      {text: 'The title’s mode is Alpha.', checks: [['hasMode', '1', 'alpha']]},
      {text: 'The lowest layer’s mode is Additive.', checks: [['hasLowestMode', 'additive']]},
    ],
    solution: [
      {key: 'order', value: '2134', step: 'Move Track 1 to the right of Track 2.'},
      {key: '1.mode', value: 'alpha', step: 'Set the Blend Mode of Track 1 to Alpha.'},
      {key: '2.mode', value: 'additive', step: 'Set the Blend Mode of Track 2 to Additive.'},
    ],
  },
];
