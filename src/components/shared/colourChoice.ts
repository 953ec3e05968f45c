/** What the reader chose: a mode, or to follow the system. */
export type ColourChoice = 'light' | 'dark' | 'system';

/**
 * The next choice of the appearance button, the same before and after the application has arrived.
 * From the system's mode it goes to the other one, so that the first press always shows.
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
