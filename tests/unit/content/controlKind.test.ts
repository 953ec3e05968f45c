import {describe, expect, it} from 'vitest';
import {controlKind, shortRange} from '../../../src/content/ReferenceTable/controlKind';
import {lfo} from '../../../src/data/beam/effects';
import {generic} from '../../../src/data/beam/instruments';
import {patchFields} from '../../../src/data/beam/patch-fields';
import {bridgeWindow, mtcDevice} from '../../../src/data/sync-tools/livemtc';
import {dispatcher} from '../../../src/data/sync-tools/resolumem4l';
import {properties} from '../../../src/data/videosync/effects';
import {externalIn} from '../../../src/data/videosync/instruments';
import type {ReferenceTableData} from '../../../src/data/types';

const kinds = ({rows}: ReferenceTableData) =>
  Object.fromEntries(rows.map((row) => [row.id, controlKind(row)]));

describe('kinds of drawn controls', () => {
  it('come from the words of the row', () => {
    expect(kinds(externalIn)).toEqual({
      'input-type': 'menu',
      'video-from': 'plain',
      'tapping-point': 'menu',
    });
    expect(kinds(properties)).toMatchObject({'video-follows-audio-routing': 'switch'});
    expect(kinds(lfo)).toMatchObject({phase: 'number', waveform: 'plain', 'min-max': 'number'});
    expect(Object.values(kinds(mtcDevice)).filter((kind) => kind === 'number').length).toBe(4);
    expect(kinds(bridgeWindow)).toMatchObject({reset: 'button', 'midi-port': 'menu'});
    expect(kinds(dispatcher)).toMatchObject({'latest-messages': 'display', lock: 'plain'});
    expect(kinds(patchFields)).toMatchObject({'patching-range': 'display'});
    expect(Object.values(kinds(generic))).toContain('switch');
  });

  it('name a range where it fits', () => {
    expect(externalIn.rows.map(shortRange)).toEqual(['', '', '']);
    expect(lfo.rows.map(shortRange)).toContain('0 to 100 %');
  });
});
