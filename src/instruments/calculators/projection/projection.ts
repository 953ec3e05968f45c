/** Projector geometry and light. Source: definition of throw ratio (distance ÷ width) and of lux (lm/m²). */

/** Distance in m from lens to screen for an image `width` m wide. */
export function throwDistance(ratio: number, width: number): number {
  return ratio * width;
}

/** Width of the image in m at `distance` m. */
export function imageWidth(ratio: number, distance: number): number {
  return distance / ratio;
}

/** Throw ratio of a lens that makes an image `width` m wide at `distance` m. */
export function getThrowRatio(width: number, distance: number): number {
  return distance / width;
}

/** Illuminance in lux on an image of `width` × `height` m; `projectors` are stacked on the same image. */
export function illuminance(lumens: number, width: number, height: number, projectors = 1): number {
  return (lumens * projectors) / (width * height);
}

/** Luminance in cd/m² of a matt white screen (gain 1) lit by `lux`. */
export function luminance(lux: number, gain = 1): number {
  return (lux * gain) / Math.PI;
}

/** Width of one pixel in mm. */
export function pixelSize(width: number, pixels: number): number {
  return (width * 1000) / pixels;
}

/** Contrast ratio with `ambient` lux on the screen, for a projector with perfect black. */
export function ambientContrast(lux: number, ambient: number): number {
  return (lux + ambient) / ambient;
}
