import {readYaml} from './readYaml';

/**
 * What `npm test` measures: the modules of `src`, except those that a unit test can only
 * reach by pretending to be a browser, a build or a command line. Everything new counts as pure
 * until it is named in `pureCode.yml` with a reason; `tests/unit/coverage.test.ts` refuses names of
 * files that are gone, and names without a reason.
 */
interface Exclusion {
  why: string;
  files: readonly string[];
}

/** Lines of pure code that unit tests have to run, in per cent. */
export const minCoverage = 95;

export const exclusions = readYaml<readonly Exclusion[]>(__dirname, 'pureCode.yml');
