/** A sound system whose output can be chosen, where the browser lets pages choose. */
export type OutputContext = AudioContext & {setSinkId?: (id: string) => Promise<void>};

/** A sound system with the two processors in it. */
export async function openContext(): Promise<OutputContext> {
  const context: OutputContext = new AudioContext({latencyHint: 'interactive'});
  await context.audioWorklet.addModule(ltcWorkletAddress);
  return context;
}
