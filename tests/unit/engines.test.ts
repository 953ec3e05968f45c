import {describe, expect, it, vi} from 'vitest';
import {removeNewerFeatures} from '../engines/removeNewerFeatures';
import {waitFor} from '../engines/driver';
import {findEngine} from '../engines/find.mjs';
import {readYaml} from '../support/readYaml';

describe('findEngine', () => {
  it('names the package to install if the engine is missing', () => {
    const {files, missing} = findEngine('firefox', {FIREFOX_PATH: '/nowhere/firefox'});
    expect(files).toBeUndefined();
    expect(missing).toContain('apt-get install firefox-esr');
    expect(findEngine('minimum', {CHROMIUM_PATH: '/nowhere/chromium'}).missing).toContain(
      'chromium',
    );
  });

  it('returns the programs of an installed engine', () => {
    expect(findEngine('minimum', {CHROMIUM_PATH: process.execPath}).files).toEqual([
      process.execPath,
    ]);
  });
});

describe('removeNewerFeatures', () => {
  const script = removeNewerFeatures();
  const paths = readYaml<Record<'newer' | 'supported', string[][]>>(__dirname, 'engines.yml');

  it.each(paths.newer)('removes %s %s %s', (...path) => {
    expect(script).toContain(JSON.stringify(path));
  });

  it.each(paths.supported)('leaves %s %s %s', (...path) => {
    expect(script).not.toContain(JSON.stringify(path));
    expect(script).not.toContain(JSON.stringify(path.slice(0, 1)));
  });
});

describe('waitFor', () => {
  it('rejects with the given message if the condition never holds', async () => {
    vi.useFakeTimers();
    const waiting = waitFor({isTrue: () => Promise.resolve(false)}, () => 'no such thing');
    const rejection = expect(waiting).rejects.toThrow('no such thing');
    await vi.runAllTimersAsync();
    await rejection;
    vi.useRealTimers();
  });
});
