import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';
import {BaseSequencer, type TestSpecification} from 'vitest/node';
import {exclusions, minCoverage} from './tests/support/pureCode';

const root = path.dirname(fileURLToPath(import.meta.url));

/** Generated modules and theme aliases that only exist inside a Docusaurus build. */
const stubs = path.join(root, 'tests', 'support', 'stubs');

/** Files whose tests take longest, which is more than half a minute. */
const longest = [
  'engines/webkit',
  'site/reproducible',
  'site/configurations',
  'site/search',
  'engines/firefox',
  'engines/minimum',
  'site/build-rules',
];

/** These files begin first, so that none of them is left alone at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const first = longest.flatMap((name) =>
      sorted.filter(({moduleId}) => moduleId.endsWith(`/${name}.test.ts`)),
    );
    return [...first, ...sorted.filter((file) => !first.includes(file))];
  }
}

/** Unit tests that replace modules, globals or timers: they don't share their modules with other files. */
const isolatedTests = readdirSync(path.join(root, 'tests/unit'), {
  recursive: true,
  encoding: 'utf8',
})
  .map((name) => path.posix.join('tests/unit', name.split(path.sep).join('/')))
  .filter((file) => /\.test\.tsx?$/.test(file))
  .filter((file) =>
    /\bvi\.(?!fn|waitFor|spyOn|restoreAllMocks)|support\/worker|globalThis\./.test(
      readFileSync(path.join(root, file), 'utf8'),
    ),
  );

const kinds = process.env['TEST_KIND']?.split(',') ?? ['unit', 'site'];
const isolated = [
  ...(kinds.includes('unit') ? isolatedTests : []),
  ...(kinds.includes('site') ? ['tests/site/**/*.test.ts'] : []),
];

export default defineConfig({
  resolve: {
    alias: {
      '@site': root,
      '@docusaurus/Link': path.join(stubs, 'Link.tsx'),
      '@docusaurus/useIsBrowser': path.join(stubs, 'useIsBrowser.ts'),
      '@theme/Heading': path.join(stubs, 'Heading.tsx'),
    },
  },
  oxc: {jsx: {runtime: 'automatic'}},
  test: {
    sequence: {sequencer: LongestFirst},
    setupFiles: ['tests/support/siteSetup.ts'],
    // Generous: the limits catch a hang; speed is measured by the benches.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      ...(isolated.length > 0
        ? [{extends: true as const, test: {name: 'isolated', include: isolated}}]
        : []),
      ...(kinds.includes('engines')
        ? [
            {
              extends: true as const,
              test: {name: 'engines', include: ['tests/engines/**/*.test.ts'], retry: 1},
            },
          ]
        : []),
      // Unit tests mostly import modules, so the others share them.
      ...(kinds.includes('unit')
        ? [
            {
              extends: true as const,
              test: {
                name: 'shared',
                include: ['tests/unit/**/*.test.{ts,tsx}'],
                exclude: isolatedTests,
                isolate: false,
                restoreMocks: true,
              },
            },
          ]
        : []),
    ],
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      exclude: exclusions.flatMap(({files}) => files),
      // The pages in coverage/ show which lines no test has run.
      reporter: ['text-summary', 'html'],
      thresholds: {lines: minCoverage},
    },
  },
});
