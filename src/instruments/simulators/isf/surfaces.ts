/** Textures and framebuffers of a renderer. */

/** A texture and its size in pixels. */
export interface Image {
  texture: WebGLTexture;
  width: number;
  height: number;
}

/** A texture with a framebuffer to draw into. */
export interface Surface extends Image {
  framebuffer: WebGLFramebuffer;
  isFloat: boolean;
}

/** Creates textures and surfaces, and deletes all of them together. */
export function createSurfaces(gl: WebGL2RenderingContext) {
  const textures: WebGLTexture[] = [];
  const framebuffers: WebGLFramebuffer[] = [];
  const hasFloats = gl.getExtension('EXT_color_buffer_float') !== null;
  const hasLinearFloats = gl.getExtension('OES_texture_float_linear') !== null;

  const createTexture = (isFloat: boolean): WebGLTexture => {
    const texture = gl.createTexture();
    textures.push(texture);
    gl.bindTexture(gl.TEXTURE_2D, texture);
    const filter = isFloat && !hasLinearFloats ? gl.NEAREST : gl.LINEAR;
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, filter);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, filter);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
    return texture;
  };

  return {
    /** A transparent black image of one pixel. */
    createImage(): Image {
      const texture = createTexture(false);
      const empty = new Uint8Array(4);
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, 1, 1, 0, gl.RGBA, gl.UNSIGNED_BYTE, empty);
      return {texture, width: 1, height: 1};
    },
    /** A surface without a size; with 32 bits per component if `wantsFloat` and if the browser supports it. */
    createSurface(wantsFloat: boolean): Surface {
      const isFloat = wantsFloat && hasFloats;
      const texture = createTexture(isFloat);
      const framebuffer = gl.createFramebuffer();
      framebuffers.push(framebuffer);
      return {texture, framebuffer, width: 0, height: 0, isFloat};
    },
    dispose(): void {
      framebuffers.forEach((framebuffer) => gl.deleteFramebuffer(framebuffer));
      textures.forEach((texture) => gl.deleteTexture(texture));
    },
  };
}

/** Replaces the pixels of an image. */
export function upload(
  gl: WebGL2RenderingContext,
  image: Image,
  picture: ImageBitmap | ImageData | HTMLCanvasElement,
): void {
  gl.bindTexture(gl.TEXTURE_2D, image.texture);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, picture);
  image.width = picture.width;
  image.height = picture.height;
}

/** Resizes a surface, which clears it unless it has this size already. */
export function resize(
  gl: WebGL2RenderingContext,
  surface: Surface,
  width: number,
  height: number,
): void {
  if (surface.width === width && surface.height === height) {
    return;
  }
  surface.width = width;
  surface.height = height;
  const {texture, framebuffer, isFloat} = surface;
  gl.bindTexture(gl.TEXTURE_2D, texture);
  const [format, type] = isFloat ? [gl.RGBA32F, gl.FLOAT] : [gl.RGBA8, gl.UNSIGNED_BYTE];
  gl.texImage2D(gl.TEXTURE_2D, 0, format, width, height, 0, gl.RGBA, type, null);
  gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
  gl.clear(gl.COLOR_BUFFER_BIT);
}

/** Makes a surface transparent black. */
export function clear(gl: WebGL2RenderingContext, {framebuffer}: Surface): void {
  gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer);
  gl.clear(gl.COLOR_BUFFER_BIT);
}

/** Copies a surface to framebuffers, scaled to their sizes; null is the canvas. */
export function present(
  gl: WebGL2RenderingContext,
  surface: Surface,
  targets: readonly {framebuffer: WebGLFramebuffer | null; width: number; height: number}[],
): void {
  gl.bindFramebuffer(gl.READ_FRAMEBUFFER, surface.framebuffer);
  for (const {framebuffer, width, height} of targets) {
    gl.bindFramebuffer(gl.DRAW_FRAMEBUFFER, framebuffer);
    gl.blitFramebuffer(
      ...([0, 0, surface.width, surface.height] as const),
      ...([0, 0, width, height] as const),
      gl.COLOR_BUFFER_BIT,
      surface.isFloat ? gl.NEAREST : gl.LINEAR,
    );
  }
  // In Chromium, deleting a texture while two framebuffers are bound also deletes the buffer of the other one.
  gl.bindFramebuffer(gl.FRAMEBUFFER, null);
}
