/** An audio context whose output device can be set, in browsers that support it. */
export type OutputContext = AudioContext & {setSinkId?: (id: string) => Promise<void>};

/** A sound system with the two processors in it. */
export async function openContext(): Promise<OutputContext> {
  const context: OutputContext = new AudioContext({latencyHint: 'interactive'});
  await context.audioWorklet.addModule(ltcWorkletAddress);
  return context;
}
