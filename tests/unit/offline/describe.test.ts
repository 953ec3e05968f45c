import {describe, expect, it} from 'vitest';
import {
  describePanel,
  formatSize,
  initialView,
  type OfflineView,
} from '../../../src/offline/SaveOffline/describe';
import type {GroupStatus, OfflineStatus} from '../../../src/offline/plan';

const at = Date.UTC(2026, 4, 3, 12);
const nothing: GroupStatus = {
  wanted: false,
  files: 10,
  missingFiles: 10,
  wire: 2_000_000,
  missingWire: 2_000_000,
  stored: 0,
  savedAt: null,
};

function view(
  all: Partial<GroupStatus>,
  rest: Partial<OfflineView & OfflineStatus> = {},
): OfflineView {
  const {saving = false, problem = null, unsaved = [], ...others} = rest;
  return {
    ...initialView,
    support: 'ready',
    problem,
    status: {
      groups: {all: {...nothing, ...all}, one: {...nothing, wire: 500_000, missingWire: 500_000}},
      saving,
      problem,
      unsaved,
    },
    ...others,
  };
}

const panel = (from: OfflineView) => describePanel(from, 'all', 'the whole site');
const half = {wanted: true, missingFiles: 5, missingWire: 1_000_000};

describe('describePanel', () => {
  it('offers saving before anything is known', () => {
    expect(panel(initialView)).toMatchObject({
      state: 'none',
      action: 'Save the whole site',
      text: 'One download.',
    });
  });

  it('says the size before', () => {
    const sizes = {groups: {all: {files: 3, wire: 1_940_000, stored: 7_000_000}}};
    expect(panel({...initialView, support: 'ready', sizes}).text).toBe(
      'One download of about 1.9 MB.',
    );
    expect(panel(view({})).text).toBe('One download of about 2.0 MB.');
  });

  it('shows that a tap was taken before the worker has answered', () => {
    expect(panel({...initialView, support: 'ready', asked: ['all']})).toMatchObject({
      state: 'saving',
      action: null,
      progress: {done: 0},
    });
  });

  it('keeps a wish that could not even begin', () => {
    const sizes = {groups: {all: {files: 3, wire: 1_940_000, stored: 7_000_000}}};
    expect(
      panel({...initialView, support: 'ready', sizes, asked: ['all'], problem: 'network'}),
    ).toMatchObject({
      state: 'stopped',
      action: 'Continue',
      text: 'There’s no connection to this site. Saving starts automatically when it’s back.',
    });
  });

  it('shows progress', () => {
    expect(panel(view(half, {saving: true}))).toMatchObject({
      state: 'saving',
      text: 'Saving: 1.0 MB of 2.0 MB',
      progress: {done: 1_000_000, total: 2_000_000},
      canRemove: true,
    });
  });

  it.each([
    [
      'network',
      'stopped',
      'Continue',
      /^The connection was lost at 1.0 MB of 2.0 MB. Saving continues/,
    ],
    ['full', 'stopped', 'Try again', /^There isn’t enough space on this device. 1.0 MB of 2.0 MB/],
    ['forbidden', 'unavailable', 'Try again', /^This browser doesn’t let the site store/],
    ['changed', 'stopped', 'Try again', /^The site is being updated/],
  ] as const)('says what to do about %s', (problem, state, action, text) => {
    expect(panel(view(half, {problem}))).toMatchObject({
      state,
      action,
      text: expect.stringMatching(text) as string,
    });
  });

  it('names what the server has wrong', () => {
    const missing = {...half, files: 337, missingFiles: 1};
    expect(panel(view(missing, {problem: 'changed', unsaved: ['handbook/tools']}))).toMatchObject({
      state: 'stopped',
      text: expect.stringMatching(/^336 of 337 files are saved\. Missing: handbook\/tools\./),
    });
    const many = panel(view(missing, {problem: 'changed', unsaved: ['a', 'b', 'c', 'd', 'e']}));
    expect(many.text).toContain('Missing: a, b, c and 2 more.');
  });

  it('offers to remove what an earlier copy has left, when nobody remembers it', () => {
    const left = {missingFiles: 2, missingWire: 100_000};
    expect(panel(view(left))).toMatchObject({
      canRemove: true,
      text: 'An earlier copy is still on this device. One download of about 100 kB.',
    });
    const product = view(left);
    Object.assign(product.status?.groups['one'] ?? {}, {wanted: true});
    expect(panel(product)).toMatchObject({canRemove: false});
  });

  it('says when it was saved', () => {
    const saved = panel(
      view({wanted: true, missingFiles: 0, missingWire: 0, stored: 14_200_000, savedAt: at}),
    );
    expect(saved).toMatchObject({state: 'saved', action: null, canRemove: true});
    expect(saved.text).toMatch(
      /^Saved 3 May 2026, \d\d:\d\d\. It takes 14\.2 MB on this device and works without a connection\.$/,
    );
  });

  it('offers to fix what has changed or was removed', () => {
    expect(panel(view({...half, missingWire: 12_000, savedAt: at}))).toMatchObject({
      state: 'outdated',
      action: 'Update',
      text: expect.stringMatching(/Since then, 12 kB have changed or were deleted/) as string,
    });
  });

  it('goes on from where it was stopped', () => {
    expect(panel(view(half))).toMatchObject({state: 'stopped', action: 'Continue'});
  });

  it('says of a product that the whole site holds it', () => {
    const all = view({wanted: true, missingFiles: 0, missingWire: 0, savedAt: at});
    expect(describePanel(all, 'one', 'One').text).toBe('Saved with the whole site.');
    expect(describePanel(view({}), 'one', 'One')).toMatchObject({
      action: 'Save One',
      text: 'One download of about 500 kB.',
    });
  });

  it.each(['insecure', 'unsupported', 'off'] as const)(
    'explains %s and offers nothing',
    (support) => {
      expect(panel({...initialView, support})).toMatchObject({state: 'unavailable', action: null});
    },
  );
});

describe('formatSize', () => {
  it.each([
    [0, '0 kB'],
    [1, '1 kB'],
    [840_400, '840 kB'],
    [999_499, '999 kB'],
    [999_500, '1.0 MB'],
    [1_940_000, '1.9 MB'],
  ])('%i bytes are %s', (bytes, text) => expect(formatSize(bytes)).toBe(text));

  it('says of a saved copy that the browser did not promise to keep when it may go', () => {
    const saved = {wanted: true, missingFiles: 0, missingWire: 0, savedAt: at};
    expect(panel(view(saved, {isKept: false})).hint).toContain('private window');
    expect(panel(view(saved, {isKept: true})).hint).toBeNull();
    expect(panel(view(saved)).hint).toBeNull();
  });

  it('does not blame the settings of the browser for an error that nobody expected', () => {
    const stopped = panel(view(half, {problem: 'unknown'}));
    expect(stopped).toMatchObject({state: 'stopped', action: 'Try again', canRemove: true});
    expect(stopped.text).toMatch(/^An unexpected error stopped saving at 1\.0 MB of 2\.0 MB/);
    expect(stopped.text).not.toContain('doesn’t let the site store anything');
  });
});
