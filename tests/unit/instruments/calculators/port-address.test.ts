import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {model} from '../../../../src/instruments/calculators/port-address/model';
import {
  fromBeam,
  fromPort,
  parsePort,
  parseRange,
  subUni,
  toBeam,
  toPort,
  toSacn,
} from '../../../../src/instruments/calculators/port-address/portAddress';

describe('Port-Address', () => {
  it('goes there and back for all 32 768 addresses', () => {
    let wrong = 0;
    for (let port = 0; port <= 32767; port += 1) {
      const {net, subNet, universe} = fromPort(port);
      const good =
        toPort({net, subNet, universe}) === port &&
        net <= 127 &&
        subNet <= 15 &&
        universe <= 15 &&
        fromBeam(toBeam(port)) === port &&
        toBeam(port) === port + 1 &&
        subUni(port) === subNet * 16 + universe;
      if (!good) {
        wrong += 1;
      }
    }
    expect(wrong).toBe(0);
  });

  it('has no sACN universe for Port-Address 0 with the same number', () => {
    expect(toSacn(0, 'same')).toBeUndefined();
    expect(toSacn(0, 'plus-one')).toBe(1);
    expect(toSacn(32767, 'same')).toBe(32767);
    expect(toSacn(32767, 'plus-one')).toBe(32768);
  });

  it('reads hexadecimal and refuses what is outside', () => {
    expect(parsePort('0x1F', 'port')).toEqual({ok: true, value: 31});
    expect(parsePort('0x7FFF', 'port')).toEqual({ok: true, value: 32767});
    expect(parsePort('32768', 'beam')).toEqual({ok: true, value: 32767});
    for (const text of ['-1', '32768', '1.2', '128.0.0', '0.16.0', '0.0.16', '', 'x', '1.5']) {
      expect(parsePort(text, 'port').ok, text).toBe(false);
    }
    for (const text of ['0', '32769']) {
      expect(parsePort(text, 'beam').ok, text).toBe(false);
    }
  });

  it.each([
    ['1-4', 'beam', [0, 3]],
    ['0 to 15', 'port', [0, 15]],
    ['0:1:0 - 0:1:3', 'parts', [16, 19]],
    ['1-2-3', 'parts', [291, 291]],
    ['2.3', 'parts', [35, 35]],
    ['2:0-2:3', 'parts', [32, 35]],
  ] as const)('reads %j as %s', (text, numbering, ports) => {
    expect(parseRange(text, numbering)).toEqual({ok: true, value: [...ports]});
  });

  it('refuses ranges that end before they start', () => {
    expect(parseRange('4-1', 'beam').ok).toBe(false);
    expect(parseRange('1-99999', 'beam').ok).toBe(false);
  });

  it('throws on numbers outside the limits', () => {
    for (const port of [-1, 32768, 1.5, NaN]) {
      expect(() => fromPort(port)).toThrow(RangeError);
    }
    for (const part of [
      {net: 128, subNet: 0, universe: 0},
      {net: 0, subNet: 16, universe: 0},
      {net: 0, subNet: 0, universe: -1},
    ]) {
      expect(() => toPort(part)).toThrow(RangeError);
    }
    expect(() => fromBeam(0)).toThrow(RangeError);
  });

  it('takes a list, as the desk writes it', () => {
    const values = (address: string): unknown => {
      const outcome = model.solve({from: 'beam', address});
      return outcome.ok && outcome.lines.slice(0, 4).map(({value}) => value);
    };
    expect(values('1-3,5')).toEqual(['0:0:0 to 0:0:2, 0:0:4', '0 to 2, 4', '1 to 3, 5', '4']);
    expect(values('1-3, 2')).toEqual(['0:0:0 to 0:0:2, 0:0:1', '0 to 2, 1', '1 to 3, 2', '3']);
  });

  it('never throws while reading', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom('port', 'parts', 'beam'),
        (text, numbering) => void parsePort(text, numbering as 'port'),
      ),
    );
  });
});
