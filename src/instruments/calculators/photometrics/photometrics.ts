/**
 * Light of a fixture at a distance. Quantities: ISO/CIE 23539:2023 (photometry). Inverse-square law and
 * cosine law; angles of beam (half of the peak) and field (a tenth): definitions of the IES. Foot-candle: one
 * lumen per square foot.
 */

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Lux of one foot-candle. */
export const luxPerFootCandle = 1 / 0.3048 ** 2;

/**
 * Illuminance in lx.
 *
 * @param candela intensity towards the point
 * @param metres distance, over 0
 * @param incidence degrees between the light and the perpendicular of the surface
 */
export function luxAt(candela: number, metres: number, incidence = 0): number {
  return (candela * Math.cos(radians(incidence))) / metres ** 2;
}

/** Intensity in cd for `lux` at `metres` on a surface perpendicular to the light. */
export function luxToCandela(lux: number, metres: number): number {
  return lux * metres ** 2;
}

/** Diameter in m of a round beam across its axis at `metres`; `angle` is the whole angle in degrees. */
export function diameterAt(angle: number, metres: number): number {
  return 2 * metres * Math.tan(radians(angle) / 2);
}

/** Solid angle in sr of a cone with a whole angle in degrees. */
export function solidAngle(angle: number): number {
  return 2 * Math.PI * (1 - Math.cos(radians(angle) / 2));
}
