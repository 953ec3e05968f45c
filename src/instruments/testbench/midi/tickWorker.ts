/** A timer in a worker: browsers don't slow these down in hidden tabs, as they do those of pages. */
self.onmessage = ({data}: MessageEvent<number>): void => {
  setInterval(() => self.postMessage(undefined), data);
};
