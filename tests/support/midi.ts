import type {Page} from '@playwright/test';

/** Test interface of the fake MIDI ports, as the property `midi` of `window`. */
interface FakeMidi {
  /** Messages that the page has sent. */
  sent: number[][];
  receive: (bytes: number[], time?: number) => void;
  unplug: () => void;
}

export type MidiWindow = typeof window & {midi: FakeMidi};

/** Replaces Web MIDI by one input and one output named Deck. Runs in the page before its scripts. */
export function installMidiPorts(): void {
  const sent: number[][] = [];
  const port = {name: 'Deck', state: 'connected'};
  const input: MIDIInput = Object.assign(new EventTarget(), {...port, id: 'i'}) as never;
  const output = {...port, id: 'o', send: (bytes: number[]) => sent.push([...bytes])};
  const access = Object.assign(new EventTarget(), {
    inputs: new Map([['i', input]]),
    outputs: new Map([['o', output]]),
  });
  const midi: FakeMidi = {
    sent,
    receive: (bytes, timeStamp = 0) =>
      void input.onmidimessage?.({data: Uint8Array.from(bytes), timeStamp} as MIDIMessageEvent),
    unplug: () => {
      [input, output].forEach((one) => Object.assign(one, {state: 'disconnected'}));
      // Browsers dispatch an event for each port.
      [1, 2].forEach(() => access.dispatchEvent(new Event('statechange')));
    },
  };
  Object.assign(window, {midi});
  navigator.requestMIDIAccess = () => Promise.resolve(access as never);
}

/** Lets the page receive a MIDI message. */
export const receiveMidi = (page: Page, ...bytes: number[]): Promise<void> =>
  page.evaluate((data) => (window as MidiWindow).midi.receive(data), bytes);

/** Disconnects the ports. */
export const unplugMidi = (page: Page): Promise<void> =>
  page.evaluate(() => (window as MidiWindow).midi.unplug());
