import {readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {controlKind, shortRange} from '../../../src/components/ReferenceTable/controlKind';
import {lfo} from '../../../src/data/beam/effects';
import {generic} from '../../../src/data/beam/instruments';
import {ioFields} from '../../../src/data/beam/io-fields';
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
    expect(kinds(ioFields)).toEqual({
      'source-universe': 'number',
      'target-universe': 'number',
      amount: 'number',
      'output-all': 'switch',
      'ip-address': 'text',
      node: 'menu',
      status: 'display',
    });
  });

  it('are counted, so that a changed word is seen', async () => {
    const data = path.join(process.cwd(), 'src', 'data');
    const files = readdirSync(data, {recursive: true, encoding: 'utf8'}).filter((file) =>
      /^(beam|sync-tools|videosync).*\.ts$/.test(file),
    );
    const tables = (
      await Promise.all(
        files.map(async (file) =>
          Object.values(
            (await import(path.join(data, file))) as Record<string, ReferenceTableData>,
          ),
        ),
      )
    )
      .flat()
      .filter(({draws}) => draws);
    const all = tables.flatMap((table) => Object.values(kinds(table)));
    const count = (kind: string) => all.filter((other) => other === kind).length;
    expect(tables.length).toBe(15);
    expect(
      ['button', 'display', 'menu', 'number', 'plain', 'switch', 'text'].map((kind) => [
        kind,
        count(kind),
      ]),
    ).toEqual([
      ['button', 2],
      ['display', 10],
      ['menu', 8],
      ['number', 14],
      ['plain', 49],
      ['switch', 4],
      ['text', 1],
    ]);
  });

  it('name a range where it fits', () => {
    expect(externalIn.rows.map(shortRange)).toEqual(['', '', '']);
    expect(lfo.rows.map(shortRange)).toContain('0 to 100 %');
  });
});
