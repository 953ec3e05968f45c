/** Runs the callback in a task of its own, before any timer. */
export function nextTask(callback: () => void): void {
  const {port1, port2} = new MessageChannel();
  port1.onmessage = callback;
  port2.postMessage(undefined);
}
