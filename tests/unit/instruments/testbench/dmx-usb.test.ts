import fc from 'fast-check';
import {describe, expect, it, vi} from 'vitest';
import {DmxConnection} from '../../../../src/instruments/testbench/dmx-usb/connection';
import {createStrips} from '../../../../src/instruments/testbench/dmx-usb/fixture';
import {
  askAllPackets,
  askParameters,
  askSerial,
  type DmxMessage,
  DmxParser,
  frameMessage,
  readMessage,
  sendLevels,
} from '../../../../src/instruments/testbench/dmx-usb/protocol';

const anyNoise = fc.uint8Array({maxLength: 50}).map((bytes) => bytes.filter((one) => one !== 0x7e));
const anyData = fc.uint8Array({maxLength: 600});

const range = (count: number): number[] => [...Array(Math.ceil(count)).keys()];

/** Parses chunks of bytes: the messages, and the number of broken ones. */
function parse(...chunks: Iterable<number>[]) {
  const messages: DmxMessage[] = [];
  const parser = new DmxParser((message) => messages.push(message));
  chunks.forEach((chunk) => parser.push(chunk));
  return {messages, broken: parser.broken};
}

describe('messages', () => {
  it('are parsed from chunks, skipping other bytes', () => {
    const anyParts = fc.array(fc.tuple(anyNoise, fc.nat(255), anyData), {maxLength: 5});
    fc.assert(
      fc.property(anyParts, fc.integer({min: 1, max: 41}), (parts, size) => {
        const bytes = parts.flatMap(([noise, ...message]) => [
          ...noise,
          ...frameMessage(message[0], ...message[1]),
        ]);
        const chunks = range(bytes.length / size).map((at) =>
          bytes.slice(at * size).slice(0, size),
        );
        const messages = parts.map(([, label, data]) => ({label, data}));
        expect(parse(...chunks)).toEqual({messages, broken: 0});
      }),
      {numRuns: 50},
    );
  });

  it('are parsed after truncated messages and wrong lengths', () => {
    const complete = frameMessage(5, 0, 0, 1, 2, 3);
    const tooLong = [0x7e, 5, 255, 255];
    const noEnd = [0x7e, 5, 2, 0, 1, 2, 3];
    const {messages, broken} = parse(
      complete.slice(0, 6),
      complete,
      complete,
      tooLong,
      complete,
      noEnd,
      complete,
    );
    expect(broken).toBe(3);
    expect(messages).toHaveLength(4);
    expect(messages.every(({data}) => data.length === 5)).toBe(true);
  });

  it('do not depend on the size of chunks', () => {
    const anyByte = fc.oneof(fc.constantFrom(0x7e, 0xe7, 0, 2), fc.nat(255));
    const anyBytes = fc.array(anyByte, {maxLength: 2000});
    fc.assert(
      fc.property(anyBytes, fc.integer({min: 1, max: 99}), (bytes, size) => {
        const chunks = range(bytes.length / size).map((at) =>
          bytes.slice(at * size, (at + 1) * size),
        );
        expect(parse(...chunks)).toEqual(parse(bytes));
      }),
    );
  });

  it('lose at most two others if a byte is damaged or missing', () => {
    const one = [...sendLevels(new Uint8Array(512).fill(40))];
    const anyBytes = fc.oneof(fc.constant([]), fc.tuple(fc.nat(255)));
    fc.assert(
      fc.property(fc.nat(one.length - 1), anyBytes, (at, bytes) => {
        const damaged = [...one];
        damaged.splice(at, 1, ...bytes);
        const {messages} = parse([...one, ...damaged, ...one, ...one, ...one]);
        expect(messages.length).toBeGreaterThanOrEqual(3);
      }),
    );
  });

  it('have the specified bytes', () => {
    expect([...askParameters]).toEqual([0x7e, 3, 2, 0, 0, 0, 0xe7]);
    expect([...askSerial]).toEqual([0x7e, 10, 0, 0, 0xe7]);
    expect([...askAllPackets]).toEqual([0x7e, 8, 1, 0, 0, 0xe7]);
    const sent = sendLevels(new Uint8Array(512).fill(9));
    expect([...sent.subarray(0, 6)]).toEqual([0x7e, 6, 1, 2, 0, 9]);
    expect(sent.length).toBe(513 + 5);
  });

  const parameters = {firmware: '1.4', breakTime: 9 * 10.67, markTime: 10.67, rate: 40};
  it.each([
    [3, [4, 1, 9, 1, 40], {parameters}],
    [3, [4, 1, 9, 1], {}],
    [10, [0x78, 0x56, 0x34, 0x12], {serial: '12345678'}],
    [10, [1], {}],
    [5, [0, 0, 10, 20], {received: {startCode: 0, levels: Uint8Array.of(10, 20)}}],
    [5, [0], {}],
    [4, [4, 1, 9, 1, 40], {}],
  ])('with label %i and data %j mean %j', (label, data, expected) => {
    expect(readMessage({label, data: Uint8Array.from(data)})).toEqual(expected);
  });
});

/** A serial port with an interface that responds to requests, one byte per chunk. */
function fakePort() {
  let source: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = () =>
    new ReadableStream<Uint8Array>({start: (controller) => void (source = controller)});
  const received: DmxMessage[] = [];
  const respond = (bytes: Uint8Array) =>
    bytes.forEach((byte) => source?.enqueue(Uint8Array.of(byte)));
  const parser = new DmxParser((message) => {
    received.push(message);
    if (message.label === 3) {
      respond(frameMessage(3, 4, 1, 9, 1, 40));
    } else if (message.label === 10) {
      respond(frameMessage(10, 0x78, 0x56, 0x34, 0x12));
    }
  });
  const port = {
    readable: stream() as ReadableStream<Uint8Array> | null,
    writable: new WritableStream<Uint8Array>({write: (bytes) => parser.push(bytes)}),
    open: () => Promise.resolve(),
    close: vi.fn(() => Promise.resolve()),
    received,
    respond,
    /** Data of the messages that set levels. */
    sent: () => received.filter(({label}) => label === 6).map(({data}) => [...data]),
    /** A read error. The port then has a new stream, unless it was unplugged. */
    fail(isUnplugged: boolean) {
      const previous = source;
      const next = stream();
      port.readable = isUnplugged ? null : next;
      previous?.error(new DOMException('lost', 'NetworkError'));
    },
  };
  return port;
}

async function connect(port = fakePort()) {
  const lost = vi.fn();
  return {port, lost, connection: await DmxConnection.open(port, lost)};
}

describe('a connection', () => {
  it('reads parameters and serial number, merges levels, and can send zeros when it is closed', async () => {
    const {connection, port, lost} = await connect();
    await vi.waitFor(() => expect(connection.report.serial).toBe('12345678'));
    expect(connection.report.parameters).toMatchObject({firmware: '1.4', rate: 40});
    connection.set([[1, 255]]);
    connection.set([
      [1, 10],
      [512, 20],
    ]);
    const dark = new Array<number>(510).fill(0);
    await vi.waitFor(() => expect(port.sent()).toEqual([[0, 10, ...dark, 20]]));
    await connection.close(true);
    expect(port.sent().slice(1)).toEqual([[0, 0, ...dark, 0]]);
    expect(lost).not.toHaveBeenCalled();
  });

  it('can leave the last levels when it is closed', async () => {
    const {connection, port} = await connect();
    await connection.close(false);
    expect(port.sent()).toEqual([]);
    expect(port.close).toHaveBeenCalledTimes(1);
  });

  it('receives levels after broken messages and read errors, and counts other start codes', async () => {
    const {connection, port} = await connect();
    const {report} = connection;
    await connection.receive();
    await vi.waitFor(() => expect(port.received.at(-1)?.label).toBe(8));
    const packet = frameMessage(5, 0, 0, 7, 8, 9);
    [packet.subarray(0, 5), packet, packet].forEach((bytes) => port.respond(bytes));
    await vi.waitFor(() => expect(report.packets).toBeGreaterThan(0));
    expect(report.broken).toBeGreaterThan(0);
    const {packets} = report;
    port.fail(false);
    port.respond(packet);
    // RDM (ANSI E1.20) has the start code 0xCC.
    port.respond(frameMessage(5, 0, 0xcc, 1, 24, 255));
    await vi.waitFor(() => expect(report.others).toBe(1));
    expect(report).toMatchObject({packets: packets + 1, startCode: 0xcc});
    expect([...(report.received?.levels ?? [])]).toEqual([7, 8, 9]);
    await connection.close(false);
  });

  it('is lost, once, if the cable is unplugged during a message', async () => {
    const {connection, port, lost} = await connect();
    port.respond(Uint8Array.of(0x7e, 5, 3, 0, 1));
    port.fail(true);
    // The port is closed, so it can be opened again.
    await vi.waitFor(() => expect(port.close).toHaveBeenCalled());
    expect(connection.isOpen).toBe(false);
    await connection.close(true);
    expect(lost).toHaveBeenCalledTimes(1);
    expect(port.close).toHaveBeenCalledTimes(1);
  });

  it('is lost if the first write fails', async () => {
    const write = () => Promise.reject(new DOMException('lost', 'NetworkError'));
    const {connection, lost, port} = await connect({
      ...fakePort(),
      writable: new WritableStream({write}),
    });
    expect(lost).toHaveBeenCalledTimes(1);
    expect(connection.isOpen).toBe(false);
    await vi.waitFor(() => expect(port.close).toHaveBeenCalledTimes(1));
  });

  it('fails if another program has opened the port', async () => {
    const open = () => Promise.reject(new DOMException('in use', 'NetworkError'));
    await expect(connect({...fakePort(), open})).rejects.toThrow('in use');
  });
});

describe('createStrips', () => {
  it('returns the channels at their addresses, marks risky ones, and lists those above 512', () => {
    expect(createStrips('1 Dimmer\n2 Strobe\n3 Pan', 511)).toEqual({
      strips: [
        {channel: 511, name: 'Dimmer', isRisky: false},
        {channel: 512, name: 'Strobe', isRisky: true},
      ],
      beyond: [{channel: 513, name: 'Pan', isRisky: true}],
    });
  });
});
