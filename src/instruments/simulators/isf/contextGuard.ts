/** Maximum duration of a frame in ms. */
const maxFrame = 1000;

/** Maximum duration of a shader's first frame in ms: drivers finish compiling when they draw it. */
const maxFirstFrame = 3000;

/** Interval in ms in which an unfinished frame is checked, apart from animation frames. */
const checkInterval = 100;

/** A frame that the graphics processor has not finished. */
interface Pending {
  sync: WebGLSync;
  /** Time in ms that it has taken so far, without the time in which the page was hidden or busy. */
  elapsed: number;
  checkedAt: number;
  limit: number;
}

interface Listeners {
  /** The frame in progress is complete. */
  onComplete: () => void;
  /** The frame in progress takes too long; called until it is complete. */
  onHang: () => void;
  /** The context was lost, perhaps because of a slow frame. */
  onLost: (isSlow: boolean) => void;
  onRestored: () => void;
}

/** Watches a WebGL context for frames that take too long, and for its loss. */
export function createContextGuard(
  gl: WebGL2RenderingContext,
  canvas: HTMLCanvasElement,
  {onComplete, onHang, onLost, onRestored}: Listeners,
) {
  let pending: Pending | undefined;
  let isFirst = true;

  const check = (): boolean => {
    if (gl.isContextLost()) {
      return false;
    }
    if (!pending) {
      return true;
    }
    const now = performance.now();
    pending.elapsed += Math.min(now - pending.checkedAt, checkInterval * 2);
    pending.checkedAt = now;
    if (gl.getSyncParameter(pending.sync, gl.SYNC_STATUS) !== gl.SIGNALED) {
      if (pending.elapsed > pending.limit) {
        onHang();
      }
      return false;
    }
    gl.deleteSync(pending.sync);
    pending = undefined;
    onComplete();
    return true;
  };
  // A browser whose graphics processor hangs may request no animation frames.
  const timer = setInterval(check, checkInterval);

  const onContextLost = (event: Event): void => {
    // Without this, the browser would not restore it.
    event.preventDefault();
    const isSlow = (pending?.elapsed ?? 0) > maxFrame / 3;
    pending = undefined;
    onLost(isSlow);
  };
  canvas.addEventListener('webglcontextlost', onContextLost);
  canvas.addEventListener('webglcontextrestored', onRestored);

  return {
    /** True if the next frame can be drawn: the context is available, and the frame before is complete. */
    isReady: check,
    /** Begins to watch the frame whose commands were just issued. */
    watch(): void {
      const sync = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
      gl.flush();
      if (sync) {
        const limit = isFirst ? maxFirstFrame : maxFrame;
        pending = {sync, elapsed: 0, checkedAt: performance.now(), limit};
        isFirst = false;
      }
    },
    /** Allows the next frame more time, for a new shader. */
    shaderChanged(): void {
      isFirst = true;
    },
    dispose(): void {
      clearInterval(timer);
      canvas.removeEventListener('webglcontextlost', onContextLost);
      canvas.removeEventListener('webglcontextrestored', onRestored);
    },
  };
}
