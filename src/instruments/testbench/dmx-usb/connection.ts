/** A serial port with an interface behind it: reads until it is gone, and sends levels when they change. */
import {
  askAllPackets,
  askParameters,
  askSerial,
  type DmxMessage,
  DmxParser,
  readMessage,
  sendLevels,
  universeSize,
} from './protocol';

/** What is used of a `SerialPort` (Web Serial API). */
export interface Port {
  open: (options: {baudRate: number}) => Promise<void>;
  close: () => Promise<void>;
  readonly readable: ReadableStream<Uint8Array> | null;
  readonly writable: WritableStream<Uint8Array> | null;
}

/** What the interface has reported so far. */
interface Report {
  parameters?: ReturnType<typeof readMessage>['parameters'];
  serial?: string;
  /** The last packet with levels: its start code is 0 (ANSI E1.11). */
  received?: ReturnType<typeof readMessage>['received'];
  packets: number;
  /** Start code of the last packet of any kind, and packets with another one than 0, such as RDM's. */
  startCode?: number;
  others: number;
  broken: number;
}

/** Web Serial requires a baud rate, which the interface ignores. */
const baudRate = 57_600;
/** Shortest time between two packets: the interface sends about 40 a second by itself. */
const minPacketInterval = 33;

/** A connection to an interface. */
export class DmxConnection {
  readonly levels = new Uint8Array(universeSize);
  readonly report: Report = {packets: 0, others: 0, broken: 0};
  private writer: WritableStreamDefaultWriter<Uint8Array> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly end = new AbortController();
  private reading: Promise<void> | undefined;
  private released: Promise<void> | undefined;

  private constructor(
    private readonly port: Port,
    private readonly onLost: () => void,
  ) {}

  /**
   * Opens a port and asks the interface what it is. The connection may be lost already: ask `isOpen`.
   *
   * @param onLost - called once, when the interface is gone
   * @throws what the browser throws: InvalidStateError or NetworkError when another program has the port
   */
  static async open(port: Port, onLost: () => void): Promise<DmxConnection> {
    const connection = new DmxConnection(port, onLost);
    await port.open({baudRate});
    connection.writer = port.writable?.getWriter();
    connection.reading = connection.read();
    await connection.write(askParameters);
    await connection.write(askSerial);
    return connection;
  }

  private record(message: DmxMessage): void {
    const {report} = this;
    const {received, ...answer} = readMessage(message);
    Object.assign(report, answer);
    if (received) {
      report.startCode = received.startCode;
      if (received.startCode === 0) {
        report.received = received;
        report.packets += 1;
      } else {
        report.others += 1;
      }
    }
  }

  private async read(): Promise<void> {
    const parser = new DmxParser((message) => this.record(message));
    const push = (bytes: Uint8Array): void => {
      parser.push(bytes);
      this.report.broken = parser.broken;
    };
    const {signal} = this.end;
    let isDone = false;
    // After an error that is not the end, such as an overrun, the port has a new stream.
    while (this.port.readable && this.isOpen && !isDone) {
      isDone = await this.port.readable.pipeTo(new WritableStream({write: push}), {signal}).then(
        () => true,
        () => false,
      );
    }
    this.lose();
  }

  private lose(): void {
    if (this.isOpen) {
      this.onLost();
      void this.release();
    }
  }

  /** Gives the port back, once, so that it can be opened again. */
  private release(): Promise<void> {
    clearTimeout(this.timer);
    this.end.abort();
    const end = async (): Promise<void> => {
      await this.reading;
      this.writer?.releaseLock();
      await this.port.close().catch(() => undefined);
    };
    return (this.released ??= end());
  }

  /** False once the interface is gone, or the connection closed. */
  get isOpen(): boolean {
    return !this.end.signal.aborted;
  }

  private async write(bytes: Uint8Array): Promise<void> {
    try {
      await this.writer?.write(bytes);
    } catch {
      this.lose();
    }
  }

  /** Receives instead of sending: every packet is reported. */
  async receive(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    await this.write(askAllPackets);
  }

  /**
   * Sets levels and sends them, at most thirty times a second.
   *
   * @param changes - channel from 1, and its level, 0 to 255
   */
  set(changes: Iterable<readonly [channel: number, level: number]>): void {
    for (const [channel, level] of changes) {
      this.levels[channel - 1] = level;
    }
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      void this.write(sendLevels(this.levels));
    }, minPacketInterval);
  }

  /** Closes the port. @param zero - whether all channels go to zero first; else the interface keeps them */
  async close(zero: boolean): Promise<void> {
    clearTimeout(this.timer);
    if (zero && this.isOpen) {
      await this.write(sendLevels(this.levels.fill(0)));
    }
    await this.release();
  }
}
