/** What the reader chose: a mode, or to follow the system. */
export type ColourChoice = 'light' | 'dark' | 'system';

/**
 * The next choice of the colour mode button. From the system's mode it switches to the opposite one, so that the first
 * click always has a visible effect.
 */
export function nextChoice(choice: ColourChoice, systemIsDark: boolean): ColourChoice {
  const order: ColourChoice[] = systemIsDark
    ? ['system', 'light', 'dark']
    : ['system', 'dark', 'light'];
  return order[(order.indexOf(choice) + 1) % order.length] ?? 'system';
}

/** Whether the system asks for dark colours now. */
export const systemIsDark = (): boolean =>
  window.matchMedia('(prefers-color-scheme: dark)').matches;
