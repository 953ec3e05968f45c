import {describe, expect, it} from 'vitest';
import {aboveFloor} from '../engines/aboveFloor';
import {findEngine} from '../engines/find.mjs';

describe('engines', () => {
  it('that are not installed say what to install', () => {
    const {files, missing} = findEngine('firefox', {FIREFOX_PATH: '/nowhere/firefox'});
    expect(files).toBeUndefined();
    expect(missing).toContain('apt-get install firefox-esr');
    expect(findEngine('floor', {CHROMIUM_PATH: '/nowhere/chromium'}).missing).toContain('chromium');
  });

  it('that are found are named by their programs', () => {
    expect(findEngine('chromium', {CHROMIUM_PATH: process.execPath}).files).toEqual([
      process.execPath,
    ]);
  });
});

describe('what is above the floor', () => {
  const script = aboveFloor();

  it.each([
    ['URL', 'canParse'],
    ['Element', 'checkVisibility'],
    ['StorageManager', 'estimate'],
    ['Object', 'groupBy'],
    ['Window', 'requestIdleCallback'],
  ])('%s.%s is', (owner, name) => {
    expect(script).toContain(JSON.stringify([owner, name]));
  });

  it.each([
    ['Element', 'closest'],
    ['Array', 'findLast'],
    ['Window', 'fetch'],
    ['HTMLDialogElement', 'showModal'],
  ])('%s.%s is not', (owner, name) => {
    expect(script).not.toContain(JSON.stringify([owner, name]));
    expect(script).not.toContain(JSON.stringify([owner]));
  });
});
