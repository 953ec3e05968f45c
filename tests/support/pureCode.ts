/**
 * What `npm run coverage` measures: the modules of `src`, except those that a unit test can only
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
    why: 'Listens to, and changes, the page before the application arrives; tests/browser drives it. The pure functions in these files are tested in tests/unit/boot all the same.',
    files: [
      'src/boot/appLoader.ts',
      'src/boot/appearance.ts',
      'src/boot/earlyActions.ts',
      'src/boot/main.ts',
      'src/boot/prefetchPage.ts',
      'src/boot/reading.ts',
    ],
  },
  {
    why: 'Browser modules of the application: events, focus, timers and reloads, which tests/browser causes for real.',
    files: [
      'src/client/**',
      'src/content/Diagram/useEnlarge.ts',
      'src/content/Troubleshooter/useTreeAddress.ts',
      'src/plugins/redirect-pages/forward.ts',
      'src/request/newId.ts',
      'src/request/useDraft.ts',
      'src/request/useSender.ts',
      'src/tools/shared/useToolState.ts',
    ],
  },
  {
    why: 'The service worker and its page side: tests/browser/offline.spec.ts goes offline with real caches, which a stand-in would only flatter. What they decide is in plan, manifest, integrity and addresses, which are measured.',
    files: [
      'src/offline/SaveOffline/store.ts',
      'src/offline/keepRead.ts',
      'src/offline/register.ts',
      'src/offline/worker/**',
    ],
  },
  {
    why: 'Hooks, marks on the page and the thread of the search window; tests/browser/search.spec.ts. Engine, records and stored lists are measured.',
    files: [
      'src/search/client/index.ts',
      'src/search/client/providerAlgolia.ts',
      'src/search/client/providerEmbedded.ts',
      'src/search/client/worker.ts',
      'src/search/window/loader.ts',
      'src/search/window/marks.ts',
      'src/search/window/slash.ts',
      'src/search/window/useGo.ts',
      'src/search/window/useResults.ts',
      'src/search/window/useSearchService.ts',
      'src/search/window/useSearchWindow.ts',
      'src/search/window/useStored.ts',
    ],
  },
  {
    why: 'Hooks into the generator that read and write a whole build; tests/site reads what they wrote, and the logic that they call is in files beside them.',
    files: [
      'src/after-build/**',
      'src/plugins/after-build/index.ts',
      'src/plugins/articles/index.ts',
      'src/plugins/boot/**',
      'src/plugins/client-seams/index.ts',
      'src/plugins/hosting/index.ts',
      'src/plugins/link-check/index.ts',
      'src/plugins/link-images/index.ts',
      'src/plugins/link-images/render.ts',
      'src/plugins/markdown-twins/index.ts',
      'src/plugins/offline/afterBuild.ts',
      'src/plugins/offline/index.ts',
      'src/plugins/redirect-pages/index.ts',
      'src/plugins/release-feed/index.ts',
      'src/plugins/releases/index.ts',
      'src/plugins/search-index/index.ts',
    ],
  },
  {
    why: 'Command lines: they start builds, servers, browsers and registries. Their tests start them as a reader would, in processes of their own that this measure does not see. What they compute is in newFile, licences and external-links, of which the first is measured.',
    files: [
      'src/commands/bench*.ts',
      'src/commands/check.ts',
      'src/commands/content-report.ts',
      'src/commands/external-links.ts',
      'src/commands/icons.ts',
      'src/commands/ledger.ts',
      'src/commands/licences.ts',
      'src/commands/load.ts',
      'src/commands/new.ts',
      'src/commands/nginx.ts',
      'src/commands/print.ts',
      'src/commands/search-push.ts',
    ],
  },
  {
    why: 'Benches: they measure machines and other engines and never fail a test.',
    files: ['src/bench/**', 'src/search/bench/**'],
  },
  {
    why: 'Imports drawings as components, which only the bundler can.',
    files: ['src/pages/_home/content.ts'],
  },
];
