import {expect, it} from 'vitest';
import {
  describePanel,
  formatSize,
  initialView,
  type OfflineView,
} from '../../../src/offline/SaveOffline/describe';
import type {GroupStatus} from '../../../src/offline/plan';
import {readYaml} from '../../support/readYaml';

const size = {files: 10, wire: 2_000_000, stored: 0, savedAt: null, wanted: false};
const unsaved: GroupStatus = {...size, missingFiles: 10, missingWire: 2_000_000};

interface Situation {
  all?: Partial<GroupStatus>;
  one?: Partial<GroupStatus>;
  view?: Partial<OfflineView>;
}
const situations = readYaml<Record<string, Situation>>(__dirname, 'describe.yml');

function getView({all, one, view}: Situation = {}): OfflineView {
  const product = {...unsaved, wire: 500_000, missingWire: 500_000, ...one};
  const status: Partial<OfflineView> = all
    ? {support: 'ready', groups: {all: {...unsaved, ...all}, one: product}}
    : {};
  return {...initialView, ...status, ...view};
}

function panelText(view: OfflineView, group: string): string {
  const {state, action, progress, canRemove, text, hint} = describePanel(view, group);
  const bar = progress && `${progress.done}/${progress.total}`;
  const parts = [action, bar, canRemove && 'remove', text, hint].filter(Boolean);
  return `${state}: ${parts.join(' | ').replace(/\d\d:\d\d/, 'hh:mm')}`;
}

it('the panel of the whole site has the expected text in each situation', async () => {
  const lines = Object.entries(situations).map(
    ([title, situation]) => `${title}\n  ${panelText(getView(situation), 'all')}`,
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('describe.txt');
});

it('the panel of a product says if it is saved with the whole site', () => {
  expect(panelText(getView(situations['saved']), 'one')).toBe('saved: Saved with the whole site.');
  expect(panelText(getView({all: {}}), 'one')).toBe('none: Save | One download of about 500 kB.');
});

it.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [840_400, '840 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [1_940_000, '1.9 MB'],
])('%i bytes are %s', (bytes, text) => expect(formatSize(bytes)).toBe(text));
