/** Interval between ticks, in ms. */
const tickMs = 75;

/**
 * Calls `onTick` every {@link tickMs} from a worker, because browsers throttle timers of hidden tabs to one a second.
 * A timer of the page is the fallback for a worker that doesn't load.
 *
 * @returns a function that stops the ticks
 */
export function startTicks(onTick: () => void): () => void {
  const worker = new Worker(new URL('./tickWorker.ts', import.meta.url));
  worker.onmessage = onTick;
  worker.postMessage(tickMs);
  const timer = setInterval(onTick, tickMs);
  return () => {
    worker.terminate();
    clearInterval(timer);
  };
}
