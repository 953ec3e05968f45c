/** Time from one tick to the next, in ms. */
const tickMs = 75;

/**
 * Calls back every {@link tickMs}, in a hidden tab too, where timers of the page run once a second. The
 * page's timer is for when the worker doesn't load.
 *
 * @returns a function that stops it
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
