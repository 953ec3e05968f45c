import {readYaml} from './readYaml';

/**
 * Modules that `npm test` doesn't measure, because a unit test would have to mock a browser, a build or a
 * command line. New modules count as pure until `pureCode.yml` excludes them with a reason;
 * `tests/unit/coverage.test.ts` fails if an excluded file doesn't exist or a reason is missing.
 */
interface Exclusion {
  why: string;
  files: readonly string[];
}

/** Minimum line coverage of pure code by unit tests, in per cent. */
export const minCoverage = 95;

export const exclusions = readYaml<readonly Exclusion[]>(__dirname, 'pureCode.yml');
