/**
 * What `npm test` measures: the modules of `src`, except those that a unit test can only
 * reach by pretending to be a browser, a build or a command line. Everything new counts as pure
 * until it is named here with a reason; `tests/unit/coverage.test.ts` refuses names of files that
 * are gone, and names without a reason.
 */
interface Exclusion {
  why: string;
  files: readonly string[];
}

/** Where pure code is looked for. */
export const pureCode: readonly string[] = ['src/**/*.ts'];

/** Lines of pure code that unit tests have to run, in per cent. */
export const leastCovered = 95;

export const exclusions: readonly Exclusion[] = [
  {
    // The pattern of what is included takes them in, because their names begin with `.ts`.
    why: 'Components: what they show, and what happens on a press, is tested in tests/browser.',
    files: ['src/**/*.tsx'],
  },
  {
    why: 'Events, focus, timers and reloads, before and in the application, which tests/browser causes for real. Pure functions in these files have unit tests all the same.',
    files: [
      'src/clientModules/**',
      'src/plugins/finish/redirects/forward.ts',
      'src/components/**/use*.ts',
      'src/components/shared/copy.ts',
      'src/components/shared/{download,headings,keyboardField,recovery,recoveryBar,slashKey,useFocusInPanel}.ts',
      'src/instruments/kit/useToolState.ts',
    ],
  },
  {
    why: 'The service worker and its page side: tests/browser/offline.spec.ts goes offline with real caches, which a stand-in would only flatter. What they decide is in plan, manifest and addresses, which are measured.',
    files: [
      'src/offline/SaveOffline/store.ts',
      'src/offline/{keepRead,updateAtOnce}.ts',
      'src/offline/worker/**',
    ],
  },
  {
    why: 'Hooks and the thread of the search window; tests/browser/search.spec.ts. Engine, records and stored lists are measured.',
    files: ['src/search/client/{embedded,hosted,worker}.ts', 'src/search/window/use*.ts'],
  },
  {
    why: 'The thread of the sound, the tones, and the hooks that talk to devices: tests/browser/testbench.spec.ts plays a file of timecode to them and gives them ports. What they decode, make and measure is measured.',
    files: [
      'src/instruments/testbench/ltc/{context,useLtcInput,useLtcOutput,worklet}.ts',
      'src/instruments/testbench/{dmx-usb,midi,screen}/use*.ts',
      'src/instruments/testbench/screen/beep.ts',
    ],
  },
  {
    why: 'Draw on canvases, whose pixels tests/browser/explorers-*.spec.ts and tests/browser/shaders.spec.ts read, and set up the editor that they type into. What is drawn, what counts flashes and what explains errors is measured.',
    files: [
      'src/instruments/simulators/{rig,routing}/draw.ts',
      'src/instruments/simulators/isf/{codeMirror,patterns,player,renderer}.ts',
    ],
  },
  {
    why: 'Steps and plugins that read and write a whole build; tests/site reads what they wrote, and the logic that they call is in files beside them.',
    files: [
      'src/plugins/{preset,bundleScript,commitOf}.ts',
      'src/plugins/finish/{steps,site}.ts',
      'src/plugins/application/{offlineApp,modules,ltcWorklet,searchClient}.ts',
      'src/plugins/finish/{hosting,links,linkImages,markdownCopies,redirects,search}/index.ts',
    ],
  },
  {
    why: 'Command lines: they start builds, servers, browsers and registries. Their tests start them as a reader would, in processes of their own that this measure does not see.',
    files: ['src/commands/**'],
  },
  {
    why: 'Imports drawings as components, which only the bundler can.',
    files: ['src/components/Symptoms/groups.ts'],
  },
];
