import {describe, expect, it, vi} from 'vitest';
import {removeNewerFeatures} from '../engines/removeNewerFeatures';
import {waitFor} from '../engines/driver';
import {findEngine} from '../engines/find.mjs';
import {readYaml} from '../support/readYaml';

describe('engines', () => {
  it('that are not installed say what to install', () => {
    const {files, missing} = findEngine('firefox', {FIREFOX_PATH: '/nowhere/firefox'});
    expect(files).toBeUndefined();
    expect(missing).toContain('apt-get install firefox-esr');
    expect(findEngine('minimum', {CHROMIUM_PATH: '/nowhere/chromium'}).missing).toContain(
      'chromium',
    );
  });

  it('that are found are named by their programs', () => {
    expect(findEngine('minimum', {CHROMIUM_PATH: process.execPath}).files).toEqual([
      process.execPath,
    ]);
  });
});

describe('features above the minimum', () => {
  const script = removeNewerFeatures();
  const paths = readYaml<Record<'above' | 'notAbove', string[][]>>(__dirname, 'engines.yml');

  it.each(paths.above)('%s %s %s is', (...path) => {
    expect(script).toContain(JSON.stringify(path));
  });

  it.each(paths.notAbove)('%s %s %s is not', (...path) => {
    expect(script).not.toContain(JSON.stringify(path));
    expect(script).not.toContain(JSON.stringify(path.slice(0, 1)));
  });
});

describe('waiting', () => {
  it('for a condition that never comes true ends with an error that names it', async () => {
    vi.useFakeTimers();
    const waiting = waitFor({isTrue: () => Promise.resolve(false)}, () => 'no such thing');
    const refused = expect(waiting).rejects.toThrow('no such thing');
    await vi.runAllTimersAsync();
    await refused;
    vi.useRealTimers();
  });
});
