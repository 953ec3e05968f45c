/** Features of the permissions policy that some pages use. */
export const deviceFeatures = [
  'microphone',
  'midi',
  'screen-wake-lock',
  'serial',
  'speaker-selection',
  'window-management',
] as const;

/** Name of a feature in the Permissions-Policy header. */
export type DeviceFeature = (typeof deviceFeatures)[number];

/**
 * All pages that may access devices, by their path below the base URL, and the features of each; browsers refuse them
 * to every other page. The path of a folder includes its pages.
 */
export const devicePages = {
  'handbook/test-bench': deviceFeatures,
  'handbook/explorers/virtual-rig': ['midi'],
} as const satisfies Readonly<Record<string, readonly DeviceFeature[]>>;

/**
 * Features that a page may use.
 *
 * @param page - its path below the base URL, with or without slashes at its end
 */
export function getFeatures(page: string): readonly DeviceFeature[] {
  const entry = Object.entries(devicePages).find(([path]) => `${page}/`.startsWith(`${path}/`));
  return entry?.[1] ?? [];
}
