import {expect, it} from 'vitest';
import {
  describePanel,
  formatSize,
  initialView,
  type OfflineView,
} from '../../../src/offline/SaveOffline/describe';
import type {GroupStatus, OfflineStatus} from '../../../src/offline/plan';

const at = Date.UTC(2026, 4, 3, 12);
const size = {files: 10, wire: 2_000_000, stored: 0, savedAt: null, wanted: false};
const nothing: GroupStatus = {...size, missingFiles: 10, missingWire: 2_000_000};

function view(
  all: Partial<GroupStatus>,
  others: Partial<OfflineView & Omit<OfflineStatus, 'groups'>> = {},
  one: Partial<GroupStatus> = {},
): OfflineView {
  const {saving = false, problem = null, unsaved = [], ...rest} = others;
  const product = {...nothing, wire: 500_000, missingWire: 500_000, ...one};
  const status = {groups: {all: {...nothing, ...all}, one: product}, saving, problem, unsaved};
  return {...early, problem, status, ...rest};
}

const early: OfflineView = {...initialView, support: 'ready'};
const sizes = {groups: {all: {files: 3, wire: 1_940_000, stored: 7_000_000}}};
const half = {wanted: true, missingFiles: 5, missingWire: 1_000_000};
const left = {missingFiles: 2, missingWire: 100_000};
const saved = {wanted: true, missingFiles: 0, missingWire: 0, stored: 14_200_000, savedAt: at};
const oneMissing = {...half, files: 337, missingFiles: 1};

/** Situations of the whole site. */
const situations: Record<string, OfflineView> = {
  'nothing is known yet': initialView,
  'the build says the size': {...early, sizes},
  'the worker says what is left': view({}),
  'a tap was taken before the worker answered': {...early, asked: ['all']},
  'a wish could not even begin': {...early, sizes, asked: ['all'], problem: 'network'},
  'it is being saved': view(half, {saving: true}),
  'it was stopped': view(half),
  network: view(half, {problem: 'network'}),
  full: view(half, {problem: 'full'}),
  forbidden: view(half, {problem: 'forbidden'}),
  changed: view(half, {problem: 'changed'}),
  'one file is wrong on the server': view(oneMissing, {problem: 'changed', unsaved: ['blog']}),
  'many are': view(oneMissing, {problem: 'changed', unsaved: ['a', 'b', 'c', 'd', 'e']}),
  'nobody expected it': view(half, {problem: 'unknown'}),
  'an earlier copy is left that nobody remembers': view(left),
  'the same, and a product is wanted': view(left, {}, {wanted: true}),
  'it is saved': view(saved),
  'the browser promised to keep it': view(saved, {isKept: true}),
  'the browser promised nothing': view(saved, {isKept: false}),
  'something has changed since': view({...half, missingWire: 12_000, savedAt: at}),
  insecure: {...initialView, support: 'insecure'},
  unsupported: {...initialView, support: 'unsupported'},
  off: {...initialView, support: 'off'},
};

function told(from: OfflineView, group: string, name: string): string {
  const {state, action, progress, canRemove, text, hint} = describePanel(from, group, name);
  const bar = progress && `${progress.done}/${progress.total}`;
  const parts = [action, bar, canRemove && 'remove', text, hint].filter(Boolean);
  return `${state}: ${parts.join(' | ').replace(/\d\d:\d\d/, 'hh:mm')}`;
}

it('a panel says what is, and what to do', () => {
  const lines = Object.entries(situations).map(
    ([what, from]) => `${what}\n  ${told(from, 'all', 'the whole site')}`,
  );
  expect(`\n${lines.join('\n')}\n`).toMatchInlineSnapshot(`
    "
    nothing is known yet
      none: Save the whole site | One download.
    the build says the size
      none: Save the whole site | One download of about 1.9 MB.
    the worker says what is left
      none: Save the whole site | One download of about 2.0 MB.
    a tap was taken before the worker answered
      saving: 0/1 | remove | Saving …
    a wish could not even begin
      stopped: Continue | 0/1940000 | remove | There’s no connection to this site. Saving starts automatically when it’s back.
    it is being saved
      saving: 1000000/2000000 | remove | Saving: 1.0 MB of 2.0 MB
    it was stopped
      stopped: Continue | 1000000/2000000 | remove | Stopped at 1.0 MB of 2.0 MB.
    network
      stopped: Continue | 1000000/2000000 | remove | The connection was lost at 1.0 MB of 2.0 MB. Saving continues automatically when it’s back.
    full
      stopped: Try again | 1000000/2000000 | remove | There isn’t enough space on this device. 1.0 MB of 2.0 MB are still missing. Free up some space, or save one product instead, then try again.
    forbidden
      unavailable: Try again | 1000000/2000000 | remove | This browser doesn’t let the site store anything. Leave the private window, or allow site data for this site, then try again.
    changed
      stopped: Try again | 1000000/2000000 | remove | The site is being updated. Try again in a minute.
    one file is wrong on the server
      stopped: Try again | 1000000/2000000 | remove | 336 of 337 files are saved. Missing: blog. These files changed on the server. Try again later.
    many are
      stopped: Try again | 1000000/2000000 | remove | 336 of 337 files are saved. Missing: a, b, c and 2 more. These files changed on the server. Try again later.
    nobody expected it
      stopped: Try again | 1000000/2000000 | remove | An unexpected error stopped saving at 1.0 MB of 2.0 MB. Try again. If it stops again, reload this page.
    an earlier copy is left that nobody remembers
      none: Save the whole site | remove | An earlier copy is still on this device. One download of about 100 kB.
    the same, and a product is wanted
      none: Save the whole site | One download of about 100 kB.
    it is saved
      saved: remove | Saved 3 May 2026, hh:mm. It takes 14.2 MB on this device and works without a connection.
    the browser promised to keep it
      saved: remove | Saved 3 May 2026, hh:mm. It takes 14.2 MB on this device and works without a connection.
    the browser promised nothing
      saved: remove | Saved 3 May 2026, hh:mm. It takes 14.2 MB on this device and works without a connection. | The browser may delete it when space runs low. A private window deletes it when you close it.
    something has changed since
      outdated: Update | remove | Saved 3 May 2026, hh:mm. Since then, 12 kB have changed or were deleted by the browser.
    insecure
      unavailable: Saving works only on a secure connection. Open the address that begins with https://
    unsupported
      unavailable: This browser can’t save sites. Use a current version of Chrome, Edge, Firefox or Safari.
    off
      unavailable: Saving for offline use is turned off on this copy of the site.
    "
  `);
});

it('a panel of a product says whether the whole site holds it', () => {
  expect(told(view(saved), 'one', 'One')).toBe('saved: Saved with the whole site.');
  expect(told(view({}), 'one', 'One')).toBe('none: Save One | One download of about 500 kB.');
});

it.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [840_400, '840 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [1_940_000, '1.9 MB'],
])('%i bytes are %s', (bytes, text) => expect(formatSize(bytes)).toBe(text));
