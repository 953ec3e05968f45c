import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  exceptions,
  isAllowed,
  licenceProblems,
  lockedPackages,
  readLockfile,
} from '../../../src/commands/licences';

const known = Object.keys(exceptions).map((name) => ({name, version: '1.0.0', licence: undefined}));

describe('licences', () => {
  it('of every locked package are allowed', () => {
    const packages = readLockfile(path.resolve(__dirname, '..', '..', '..'));
    expect(packages.length).toBeGreaterThan(500);
    expect(licenceProblems(packages)).toEqual([]);
  });

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['Apache-2.0 AND MIT', true],
    ['MIT AND GPL-3.0-only', false],
    ['GPL-3.0-only', false],
    ['GPL-3.0-only WITH Classpath-exception-2.0', false],
    ['(MIT OR (ISC AND GPL-3.0-only))', false],
    ['UNLICENSED', false],
    ['constructor', false],
    ['', false],
  ])('%s: %s', (expression, allowed) => {
    expect(isAllowed(expression)).toBe(allowed);
  });

  it('that are not, or that are missing, are named with the mend', () => {
    const problems = licenceProblems([
      ...known,
      {name: 'copyleft', version: '2.0.0', licence: 'AGPL-3.0-only'},
      {name: 'silent', version: '1.0.0', licence: undefined},
    ]);
    expect(problems).toEqual([
      expect.stringMatching(
        /^copyleft 2\.0\.0: the licence AGPL-3\.0-only is not on the list\..*licences\.ts/,
      ),
      expect.stringMatching(/^silent 1\.0\.0: no licence is named\./),
    ]);
  });

  it('have no exception that is not needed', () => {
    const [first, ...others] = known;
    expect(licenceProblems(others)).toEqual([
      `${first?.name}: the exception is not needed any more; remove it.`,
    ]);
  });

  it('are read with the name of the package, nested and scoped', () => {
    expect(
      lockedPackages({
        packages: {
          '': {version: '1.0.0'},
          'node_modules/a/node_modules/@b/c': {version: '2.0.0', license: 'MIT'},
          'node_modules/linked': {link: true},
        },
      }),
    ).toEqual([{name: '@b/c', version: '2.0.0', licence: 'MIT'}]);
  });
});
