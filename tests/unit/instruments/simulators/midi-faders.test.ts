import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {decodeState, encodeState} from '../../../../src/instruments/kit/codec';
import {
  assign,
  findControl,
  getLabel,
  getTargets,
  nextTarget,
  noAssignments,
  readControlChange,
  valueAt,
} from '../../../../src/instruments/simulators/rig/midiFaders';
import {dials, faders, firstRig, rigCodec} from '../../../../src/instruments/simulators/rig/rig';

const targets = getTargets(firstRig);

/** Assigns controls, such as `CC 7, channel 1, in`, in the order in which they move. */
const assignInOrder = (...controls: string[]) =>
  controls.reduce(
    (assignments, control, index) => assign(assignments, control, controls[index - 1], targets),
    noAssignments,
  );

describe('faders for a MIDI controller', () => {
  it('are those on the page, each once, also if fixtures overlap', () => {
    expect(targets).toHaveLength(29);
    expect(targets.slice(0, 2).map(({name}) => name)).toEqual(['Dimmer: 1 dim', 'RGB par: 2 red']);
    const overlapping = getTargets({...firstRig, 'at.rgb': '1'});
    expect(overlapping.map(({field}) => field.id).slice(0, 4)).toEqual(['f1', 'f2', 'f3', 'f5']);
    const tracks = getTargets({...firstRig, drive: 'clips'}).map(({name}) => name);
    expect(tracks).toContain('Track 1: dim');
    expect(tracks).toContain('LFO: Depth');
    expect(tracks).not.toContain('LFO: Waveform');
  });

  it('have values that a shared link can contain', () => {
    const [fader, dial] = [faders[0], dials[0]];
    expect(fader && [0, 0.5, 1].map((position) => valueAt(fader, position))).toEqual([
      '0',
      '128',
      '255',
    ]);
    expect(dial && [0, 0.33, 1].map((position) => valueAt(dial, position))).toEqual([
      '0',
      '35',
      '100',
    ]);
    fc.assert(
      fc.property(fc.nat(127), fc.constantFrom(...targets), (data, {field}) => {
        const state = {...firstRig, [field.id]: valueAt(field, data / 127)};
        expect(decodeState(encodeState(state), firstRig, rigCodec)).toEqual({state, whole: true});
      }),
    );
  });
});

describe('readControlChange', () => {
  it.each([
    ['control change', [0xb0, 7, 127], {control: 'CC 7, channel 1, in', position: 1}],
    [
      'control change of another channel',
      [0xbf, 0, 0],
      {control: 'CC 0, channel 16, in', position: 0},
    ],
    ['channel mode message', [0xb0, 123, 0], undefined],
    ['note', [0x90, 60, 100], undefined],
    ['clock', [0xf8], undefined],
    ['message without bytes', [], undefined],
  ])('reads a %s', (_name, bytes, change) => {
    expect(readControlChange('in', Uint8Array.from(bytes))).toEqual(change);
  });

  it('getLabel omits the port', () => {
    expect(getLabel('CC 7, channel 1, x, y')).toBe('CC 7, channel 1');
  });
});

describe('a control that moves for the first time', () => {
  it('is assigned to the next fader, and stays assigned', () => {
    const assignments = assignInOrder('CC 1, a', 'CC 2, a', 'CC 1, a', 'CC 2, b');
    expect(assignments.faders).toEqual({'CC 1, a': 'f1', 'CC 2, a': 'f2', 'CC 2, b': 'f3'});
    expect(nextTarget(assignments, targets)?.field.id).toBe('f4');
    expect(assign(assignments, 'CC 1, a', undefined, targets)).toBe(assignments);
  });

  it('is assigned to the selected fader, and replaces its previous control', () => {
    const selected = {...assignInOrder('CC 1, a', 'CC 2, a'), next: 'f1'};
    const assignments = assign(selected, 'CC 3, a', 'CC 2, a', targets);
    expect(assignments.faders).toEqual({'CC 3, a': 'f1', 'CC 2, a': 'f2'});
    expect(findControl(assignments, 'f1')).toBe('CC 3, a');
    expect(findControl(assignments, 'f9')).toBeUndefined();
    expect(assignments.next).toBe('f3');
  });

  it('is not assigned if it is the LSB of the previous control', () => {
    expect(assignInOrder('CC 1, a', 'CC 33, a', 'CC 1, a', 'CC 33, a').faders).toEqual({
      'CC 1, a': 'f1',
    });
    expect(Object.keys(assignInOrder('CC 1, a', 'CC 33, b').faders)).toHaveLength(2);
  });

  it('is not assigned if all faders are, and ignores a selected fader that is not on the page', () => {
    const all = assignInOrder(...targets.map((_, index) => `CC ${index}, a`));
    expect(nextTarget(all, targets)).toBeUndefined();
    expect(assign(all, 'CC 99, a', undefined, targets)).toBe(all);
    const tracks = getTargets({...firstRig, drive: 'clips'});
    expect(nextTarget({...all, next: 'f1'}, tracks)?.name).toBe('Track 1: dim');
  });
});
