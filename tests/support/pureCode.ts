import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

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
export const leastCovered = 95;

export const exclusions = parse(
  readFileSync(path.join(__dirname, 'pureCode.yml'), 'utf8'),
) as readonly Exclusion[];
