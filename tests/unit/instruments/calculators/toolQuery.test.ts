import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {fieldCodec, sharedState} from '../../../../src/instruments/kit/codec';
import {toolQuery} from '../../../../src/instruments/toolQuery';
import {allTools} from './models';

/** Queries, the tool that answers them and what it says: the answers are vectors of the tools' own tests. */
const tasks: readonly (readonly [string, string, string])[] = [
  ['universe 1:2:3', 'port-address', '292'],
  ['how many watts on 13 A', 'power', '10.40 A, 2392 W'],
  ['watts on a 15 amp breaker 120 V', 'power', '12.00 A, 1440 W'],
  ['120 bpm dotted eighth in ms', 'tempo', '375 ms'],
  ['16th note at 128 bpm', 'tempo', '117.19 ms'],
  ['start address of 7th fixture 13 channels each', 'patch-plan', '1/79 to 1/91'],
  ['beam angle 25 degrees 6 m', 'photometrics', '2.66 m'],
  ['50 m 2.5 mm² voltage drop', 'voltage-drop', '11.58 V'],
  ['dip 213', 'dip-switch', '1, 3, 5, 7, 8'],
  ['DIP switches for address 24', 'dip-switch', '4, 5'],
  ['dmx 10 dip switch', 'dip-switch', '2, 4'],
  ['universe 17 artnet', 'port-address', '0:1:0'],
  ['art-net 1:0:1', 'port-address', '257'],
  ['artnet net 1 subnet 0 universe 1', 'port-address', '257'],
  ['port-address 255', 'port-address', '0:15:15'],
  ['beam universe 256', 'port-address', '0:15:15'],
  ['sacn 256', 'sacn', '239.255.1.0'],
  ['multicast address universe 63999', 'sacn', '239.255.249.255'],
  ['239.255.0.17', 'sacn', '17'],
  ['ms 128 bpm', 'tempo', '468.75 ms'],
  ['128bpm', 'tempo', '468.75 ms'],
  ['1/16 at 128 bpm in Hz', 'tempo', '8.533 Hz'],
  ['bpm 120 dotted 1/8', 'tempo', '375 ms'],
  ['120 bpm frames 25 fps', 'tempo', '500 ms'],
  ['subnet 2.0.0.1/8', 'subnet', '2.0.0.0/8'],
  ['10.0.0.5 255.0.0.0', 'subnet', '10.0.0.0/8'],
  ['192.168.1.10/24 192.168.2.20/24', 'subnet', 'No'],
  ['2.0.0.1/8 2.0.0.10/8', 'subnet', 'Yes'],
  ['40 % dmx', 'value-converter', '102'],
  ['what is 50% in DMX?', 'value-converter', '128'],
  ['dmx 127 in percent', 'value-converter', '49.804 %'],
  ['16 bit 32768', 'value-converter', '128'],
  ['coarse 128 fine 0', 'value-converter', '32\u202f768'],
  ['midi 64 to dmx', 'value-converter', '129'],
  ['2000 watts at 120 volts', 'power', '17.54 A'],
  ['3kw amps', 'power', '13.73 A'],
  ['battery 2048 Wh 300 W', 'runtime', ''],
  ['01:00:00:00', 'timecode', '90\u202f000'],
  ['timecode 01:00:00;00', 'timecode', '107\u202f892'],
  ['00:01:00:00 30 fps', 'timecode', '1800'],
  ['midi note 60', 'midi-notes', 'C3'],
  ['note c3', 'midi-notes', '60'],
  ['f#2 midi', 'midi-notes', '54'],
  ['voltage drop 30 m 2.5 mm² 12.8 A', 'voltage-drop', '6.95 V'],
  ['throw ratio 1.5 4 m wide', 'projection', '6 m'],
  ['sound 34 m in ms', 'delay', ''],
  ['100000 cd at 10 m', 'photometrics', '1000 lx'],
  ['how many universes for 300 pixels', 'pixels', '2'],
  ['300 rgbw universes', 'pixels', '3'],
  ['64 universes sacn bandwidth', 'network-load', '15.86 Mbit/s'],
  ['dmx refresh rate 24 channels', 'dmx-timing', '830.56 Hz'],
  ['40 fixtures 15 channels', 'patch-plan', '2'],
  ['3200K in mired', 'colour', '312.5'],
  ['tilt 90 degrees', 'pan-tilt', ''],
  ['1440x1080 1920x1080 bars', 'aspect-ratio', ''],
  ['1080p60 hap q', 'video-rate', '124.416 MB/s'],
  ['ProRes 422 HQ 1080p30', 'video-rate', 'MB/s'],
  ['h264 1080p30 bitrate', 'video-rate', '8 Mbit/s'],
  ['2160p60 HDMI', 'video-link', ''],
  ['4k 60 hdmi', 'video-link', ''],
  ['2 000 w 230 v', 'power', '9.15 A'],
  ['3,200 K mired', 'colour', '312.5'],
  ['1,000 universes artnet load', 'network-load', '209.792 Mbit/s'],
];

function toolOf(text: string) {
  const task = toolQuery(text);
  const found = allTools.find(({model}) => model.about.id === task?.tool);
  if (!task || !found) {
    return undefined;
  }
  const {model} = found;
  const hash = task.address.slice(task.address.indexOf('#'));
  return {
    task,
    model,
    read: sharedState(hash, model.about.id, model.defaults, fieldCodec(model.fields)),
  };
}

describe('a query that is a task', () => {
  it.each(tasks)('%s', (query, id, answer) => {
    const tool = toolOf(query);
    expect(tool?.task.tool).toBe(id);
    expect(tool?.task.address).toMatch(new RegExp(`^/handbook/tools/${id}#${id}\\?`));
    expect(tool?.read?.whole).toBe(true);
    const outcome = tool?.model.solve(tool.read?.state ?? {});
    expect(outcome).toMatchObject({ok: true});
    const values = outcome?.ok ? outcome.lines.map(({value}) => value).join('\n') : '';
    expect(values).toContain(answer);
  });

  it('always fills fields of the tool, so that its link is read whole and gives an answer', () => {
    const unit = fc.constantFrom(
      ...['dip', 'artnet universe', 'bpm', 'sacn', 'dmx %', 'w amps', 'note', 'k', 'm delay'],
      ...['pixels universes', 'channels refresh', 'fixtures 15 channels', 'cd at 10 m', 'v 3 kw'],
    );
    fc.assert(
      fc.property(
        fc.oneof(fc.nat(600).map(String), fc.nat(70_000).map(String), fc.double().map(String)),
        unit,
        (number, words) => {
          const tool = toolOf(`${number} ${words}`);
          fc.pre(tool !== undefined);
          expect(tool?.read?.whole).toBe(true);
          expect(tool?.model.solve(tool.read?.state ?? {}).ok).toBe(true);
        },
      ),
      {numRuns: 1000},
    );
  });
});

describe('thousands that may be decimals', () => {
  it.each([
    ['2,000 w 230 v', 'loads', '2 W', '2000 W'],
    ['2.000 w 230 v', 'loads', '2 W', '2000 W'],
    ['100,000 cd 10 m', 'candela', '100', '100000'],
    ['battery 2,000 wh 300 w', 'capacity', '2 Wh', '2000 Wh'],
    ['sound delay 1,000 ft', 'distance', '1 ft', '1000 ft'],
  ])('%s is asked, not guessed', (query, field, ...offers) => {
    const tool = toolOf(query);
    const outcome = tool?.model.solve(tool.read?.state ?? {});
    expect(outcome && !outcome.ok && outcome.offers?.[field]).toEqual(offers);
  });
});

describe('a query that is no task', () => {
  it.each([
    ...['dip switch', 'dip 0', 'dip 512', 'dip 600', 'dip 1 2', 'artnet 4', 'art-net 2.0.0.1 node'],
    ...['universe 40000 artnet', 'bpm', '5 bpm', 'mac os 14', 'beam 2', 'videosync 2.0', 'live 12'],
    ...['macos 26 crash', 'dmx 512', '127.0.0.1', '16 A breaker', 'hdmi 2.1', 'hap q', '4k', 'rgb'],
    ...['1000000.0000000001 w amps', '1001 kw amps', '300.300.1.1/8', '24:00:00:00', '01:00:00:25'],
    ...['note taking', 'usb 3', 'midi cc 7', 'c3'],
    ...['version 1.2.3', 'release 3.1', 'prores 422', 'error 1060', '60 fps', '25 fps timecode'],
  ])('%s', (query) => {
    expect(toolQuery(query)).toBeUndefined();
  });

  it('is every query without a digit, and every one with a word that no rule knows', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!/\p{N}/u.test(text));
        expect(toolQuery(text)).toBeUndefined();
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...tasks.map(([query]) => query)), (query) => {
        expect(toolQuery(`${query} zebra`)).toBeUndefined();
        expect(toolQuery(`zebra ${query}`)).toBeUndefined();
      }),
    );
  });

  it('takes anything without throwing', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(99_999), (text, number) => {
        expect(() => toolQuery(`${text}${number}`)).not.toThrow();
      }),
    );
  });
});
