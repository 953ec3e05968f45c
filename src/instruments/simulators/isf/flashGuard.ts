import {flashMeter} from './flashes';

/** Size of the output as the flash meter receives it, in pixels. */
const size = {width: 32, height: 18};

/** Measures flashes in a small copy of the output. */
export function createFlashGuard(gl: WebGL2RenderingContext) {
  const pixels = new Uint8Array(size.width * size.height * 4);
  const newMeter = () => flashMeter(size.width * size.height);
  let meter = newMeter();
  let framebuffer: WebGLFramebuffer | undefined;

  const createFramebuffer = (): WebGLFramebuffer => {
    const newFramebuffer = gl.createFramebuffer();
    const buffer = gl.createRenderbuffer();
    gl.bindRenderbuffer(gl.RENDERBUFFER, buffer);
    gl.renderbufferStorage(gl.RENDERBUFFER, gl.RGBA8, size.width, size.height);
    gl.bindFramebuffer(gl.FRAMEBUFFER, newFramebuffer);
    gl.framebufferRenderbuffer(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.RENDERBUFFER, buffer);
    return newFramebuffer;
  };

  return {
    /** The framebuffer that every frame has to be copied to, and its size. */
    target() {
      framebuffer ??= createFramebuffer();
      return {framebuffer, ...size};
    },
    /**
     * Measures the last frame, which has to be complete: reading pixels would wait for it.
     *
     * @param time - of the frame in seconds, never going back
     * @returns true if the output has flashed too often in the second before
     */
    isFlashing(time: number): boolean {
      gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer ?? null);
      gl.readPixels(0, 0, size.width, size.height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
      return meter.measure(pixels, time);
    },
    /** Forgets the flashes so far. */
    reset(): void {
      meter = newMeter();
    },
    /** Forgets the framebuffer of a context that was lost. */
    contextLost(): void {
      framebuffer = undefined;
    },
  };
}
