import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  askAllPackets,
  askParameters,
  askSerial,
  DmxParser,
  frameMessage,
  labels,
  readParameters,
  readReceived,
  readSerial,
  sendLevels,
  type DmxMessage,
} from '../../../../src/instruments/testbench/dmx-usb/protocol';

const anyMessage = fc.record({
  label: fc.integer({min: 0, max: 255}),
  data: fc.uint8Array({maxLength: 600}),
});

describe('messages', () => {
  it('come out of the parser as they went in, byte by byte or in pieces', () => {
    fc.assert(
      fc.property(fc.array(anyMessage, {maxLength: 5}), fc.nat(40), (messages, size) => {
        const found: DmxMessage[] = [];
        const parser = new DmxParser((one) => found.push(one));
        const bytes = messages.flatMap((one) => [...frameMessage(one)]);
        for (let at = 0; at < bytes.length; at += size + 1) {
          parser.push(bytes.slice(at, at + size + 1));
        }
        expect(found).toEqual(messages);
        expect(parser.broken).toBe(0);
      }),
      {numRuns: 50},
    );
  });

  it('are found again after bytes that are none', () => {
    fc.assert(
      fc.property(fc.uint8Array({maxLength: 50}), anyMessage, (noise, message) => {
        const found: DmxMessage[] = [];
        const parser = new DmxParser((one) => found.push(one));
        parser.push(noise.filter((byte) => byte !== 0x7e));
        parser.push(frameMessage(message));
        expect(found).toEqual([message]);
      }),
    );
  });

  it('that are cut off, or whose length is wrong, lose no later message for ever', () => {
    const whole = frameMessage({label: 5, data: Uint8Array.of(0, 0, 1, 2, 3)});
    const found: DmxMessage[] = [];
    const parser = new DmxParser((one) => found.push(one));
    parser.push(whole.subarray(0, 6));
    parser.push(whole);
    parser.push(whole);
    parser.push(Uint8Array.of(0x7e, 5, 255, 255));
    parser.push(whole);
    parser.push(Uint8Array.of(0x7e, 5, 2, 0, 1, 2, 3));
    parser.push(whole);
    expect(parser.broken).toBeGreaterThanOrEqual(3);
    expect(found.length).toBeGreaterThanOrEqual(4);
    expect(found.every(({data}) => data.length === 5)).toBe(true);
  });

  it('have the bytes of the specification', () => {
    expect([...askParameters()]).toEqual([0x7e, 3, 2, 0, 0, 0, 0xe7]);
    expect([...askSerial()]).toEqual([0x7e, 10, 0, 0, 0xe7]);
    expect([...askAllPackets()]).toEqual([0x7e, 8, 1, 0, 0, 0xe7]);
    const sent = sendLevels(new Uint8Array(512).fill(9));
    expect([...sent.subarray(0, 6)]).toEqual([0x7e, 6, 1, 2, 0, 9]);
    expect(sent.length).toBe(513 + 5);
    expect(() => frameMessage({label: 6, data: new Uint8Array(601)})).toThrow(RangeError);
  });
});

describe('answers', () => {
  it('say what the interface is', () => {
    const data = Uint8Array.of(4, 1, 9, 1, 40);
    const found = readParameters({label: labels.parameters, data});
    expect(found).toMatchObject({firmware: '1.4', rate: 40});
    expect(found?.breakTime).toBeCloseTo(96.03, 2);
    expect(found?.markTime).toBeCloseTo(10.67, 2);
    expect(readParameters({label: 3, data: data.subarray(0, 4)})).toBeUndefined();
    expect(readParameters({label: 4, data})).toBeUndefined();
    expect(readSerial({label: 10, data: Uint8Array.of(0x78, 0x56, 0x34, 0x12)})).toBe('12345678');
    expect(readSerial({label: 10, data: Uint8Array.of(1)})).toBeUndefined();
  });

  it('hold the levels that were received', () => {
    const data = Uint8Array.of(0, 0, 10, 20);
    expect(readReceived({label: 5, data})).toEqual({
      startCode: 0,
      levels: Uint8Array.of(10, 20),
    });
    expect(readReceived({label: 5, data: Uint8Array.of(0)})).toBeUndefined();
    expect(readReceived({label: 6, data})).toBeUndefined();
  });
});
