import {describe, expect, it, vi} from 'vitest';
import {DmxConnection, type Port} from '../../../../src/instruments/testbench/dmx-usb/connection';
import {stripsOf} from '../../../../src/instruments/testbench/dmx-usb/fixture';
import {
  DmxParser,
  frameMessage,
  type DmxMessage,
} from '../../../../src/instruments/testbench/dmx-usb/protocol';

/** An interface that speaks the protocol, one byte at a time. */
class FakePort implements Port {
  readable: ReadableStream<Uint8Array> | null = null;
  writable: WritableStream<Uint8Array> | null = null;
  isOpen = false;
  readonly heard: DmxMessage[] = [];
  private source: ReadableStreamDefaultController<Uint8Array> | undefined;
  private readonly parser = new DmxParser((message) => {
    this.heard.push(message);
    if (message.label === 3) {
      this.say(frameMessage({label: 3, data: Uint8Array.of(4, 1, 9, 1, 40)}));
    } else if (message.label === 10) {
      this.say(frameMessage({label: 10, data: Uint8Array.of(0x78, 0x56, 0x34, 0x12)}));
    }
  });

  closed = 0;

  constructor(
    private readonly isHeld = false,
    private readonly isDeaf = false,
  ) {}

  private stream(): void {
    this.readable = new ReadableStream({start: (source) => void (this.source = source)});
  }

  open = (): Promise<void> => {
    if (this.isHeld) {
      return Promise.reject(new DOMException('Failed to open serial port.', 'NetworkError'));
    }
    this.isOpen = true;
    this.stream();
    this.writable = new WritableStream({
      write: (bytes) =>
        this.isDeaf
          ? Promise.reject(new DOMException('The device has been lost.', 'NetworkError'))
          : this.parser.push(bytes),
    });
    return Promise.resolve();
  };

  close = (): Promise<void> => {
    this.isOpen = false;
    this.closed += 1;
    return Promise.resolve();
  };

  say(bytes: Uint8Array): void {
    for (const byte of bytes) {
      this.source?.enqueue(Uint8Array.of(byte));
    }
  }

  /** An error after which the port goes on with a new stream. */
  overrun(): void {
    const before = this.source;
    this.stream();
    before?.error(new DOMException('Overrun', 'BufferOverrunError'));
  }

  pull(): void {
    const before = this.source;
    this.readable = null;
    before?.error(new DOMException('The device has been lost.', 'NetworkError'));
  }
}

async function connect(port = new FakePort()) {
  const lost = vi.fn();
  return {port, lost, connection: await DmxConnection.open(port, lost)};
}

describe('an interface', () => {
  it('says what it is', async () => {
    const {connection, port} = await connect();
    await vi.waitFor(() => expect(connection.seen.serial).toBe('12345678'));
    expect(connection.seen.parameters).toMatchObject({firmware: '1.4', rate: 40});
    await connection.close(false);
    expect(port.isOpen).toBe(false);
    expect(port.heard.some(({label}) => label === 6)).toBe(false);
  });

  it('gets the levels, put together, and zero at the end where that is chosen', async () => {
    const {connection, port, lost} = await connect();
    connection.set([[1, 255]]);
    connection.set([
      [1, 10],
      [512, 20],
    ]);
    const sent = () => port.heard.filter(({label}) => label === 6);
    await vi.waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.data.length).toBe(513);
    expect([...(sent()[0]?.data ?? [])].filter((value) => value > 0)).toEqual([10, 20]);
    await connection.close(true);
    expect(sent()).toHaveLength(2);
    expect(sent()[1]?.data.every((value) => value === 0)).toBe(true);
    expect(lost).not.toHaveBeenCalled();
  });

  it('reports what it receives, past messages that are cut off and errors that pass', async () => {
    const {connection, port} = await connect();
    await connection.receive();
    await vi.waitFor(() => expect(port.heard.at(-1)?.label).toBe(8));
    const packet = frameMessage({label: 5, data: Uint8Array.of(0, 0, 7, 8, 9)});
    port.say(packet.subarray(0, 5));
    port.say(packet);
    port.say(packet);
    await vi.waitFor(() => expect(connection.seen.packets).toBeGreaterThan(0));
    expect(connection.seen.broken).toBeGreaterThan(0);
    port.overrun();
    const before = connection.seen.packets;
    port.say(packet);
    await vi.waitFor(() => expect(connection.seen.packets).toBe(before + 1));
    expect([...(connection.seen.received?.levels ?? [])]).toEqual([7, 8, 9]);
    await connection.close(false);
  });

  it('whose cable is pulled in the middle of a message is lost, once', async () => {
    const {connection, port, lost} = await connect();
    port.say(Uint8Array.of(0x7e, 5, 3, 0, 1));
    port.pull();
    await vi.waitFor(() => expect(lost).toHaveBeenCalledTimes(1));
    expect(connection.isOpen).toBe(false);
    // The port is given back, so that it can be opened again.
    await vi.waitFor(() => expect(port.isOpen).toBe(false));
    await connection.close(true);
    expect(lost).toHaveBeenCalledTimes(1);
    expect(port.closed).toBe(1);
  });

  it('that takes nothing is lost before it is connected', async () => {
    const {connection, lost, port} = await connect(new FakePort(false, true));
    expect(lost).toHaveBeenCalledTimes(1);
    expect(connection.isOpen).toBe(false);
    await vi.waitFor(() => expect(port.isOpen).toBe(false));
  });

  it('keeps the levels when packets of other protocols come between', async () => {
    const {connection, port} = await connect();
    await connection.receive();
    port.say(frameMessage({label: 5, data: Uint8Array.of(0, 0, 7, 8)}));
    // RDM (ANSI E1.20) begins with the start code 0xCC.
    port.say(frameMessage({label: 5, data: Uint8Array.of(0, 0xcc, 1, 24, 255)}));
    await vi.waitFor(() => expect(connection.seen.others).toBe(1));
    expect(connection.seen).toMatchObject({packets: 1, startCode: 0xcc});
    expect([...(connection.seen.received?.levels ?? [])]).toEqual([7, 8]);
    await connection.close(false);
  });

  it('that another program holds can’t be opened', async () => {
    await expect(DmxConnection.open(new FakePort(true), () => undefined)).rejects.toThrow(
      /Failed to open/,
    );
  });
});

describe('the strip of a fixture', () => {
  it('has its channels at their addresses, and names those that are risky', () => {
    expect(stripsOf('1 Dimmer\n2 Strobe\n3 Pan', 510)).toEqual({
      strips: [
        {channel: 510, name: 'Dimmer', isRisky: false},
        {channel: 511, name: 'Strobe', isRisky: true},
        {channel: 512, name: 'Pan', isRisky: true},
      ],
      beyond: [],
    });
  });
  it('tells what is beyond the end of the universe', () => {
    const {strips, beyond} = stripsOf('1 Dimmer\n2 Red\n3 Green', 511);
    expect(strips.map(({name}) => name)).toEqual(['Dimmer', 'Red']);
    expect(beyond).toEqual([{channel: 513, name: 'Green', isRisky: false}]);
  });
});
