/** A function that runs in the page; its arguments and its result must be serializable as JSON. */
type InPage<A extends unknown[], R> = (...args: A) => R | Promise<R>;

/** A tab of any engine, with what the scenarios need. */
export interface Tab {
  /** Opens a URL; resolves after the page is parsed and its deferred scripts have run. */
  goto: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  evaluate: <A extends unknown[], R>(inPage: InPage<A, R>, ...args: A) => Promise<R>;
  /** Whether the function returns a truthy value, such as an element. */
  isTrue: <A extends unknown[]>(inPage: InPage<A, unknown>, ...args: A) => Promise<boolean>;
  /** Clicks the centre of the first element that matches. */
  click: (selector: string) => Promise<void>;
  /** Presses a key with modifiers, such as `Control+Shift+K`. */
  press: (keys: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
}

/** A running browser. */
export interface Browser {
  version: string;
  newTab: () => Promise<Tab>;
  quit: () => Promise<void>;
}

/**
 * Creates both methods to evaluate functions in a page.
 *
 * @param evaluate - the engine's evaluation of an expression; awaits promises
 */
export function createEvaluators(
  evaluate: (expression: string) => Promise<unknown>,
): Pick<Tab, 'evaluate' | 'isTrue'> {
  const call = (inPage: unknown, args: unknown[]): string =>
    `(${String(inPage)})(...${JSON.stringify(args)})`;
  return {
    evaluate: (inPage, ...args) => evaluate(call(inPage, args)) as Promise<never>,
    isTrue: async (inPage, ...args) =>
      (await evaluate(`Promise.resolve(${call(inPage, args)}).then(Boolean)`)) === true,
  };
}

/** Time for a condition to become true in milliseconds, enough for a slow machine. */
const timeoutMs = 60_000;
const pollIntervalMs = 50;

/**
 * Waits until a function in the page returns a truthy value. Errors, such as during navigation, count as false.
 *
 * @throws Error after a minute, with the function and the last error
 */
export async function waitFor<A extends unknown[]>(
  tab: Pick<Tab, 'isTrue'>,
  inPage: InPage<A, unknown>,
  ...args: A
): Promise<void> {
  const end = Date.now() + timeoutMs;
  let lastError: unknown = 'no error';
  while (Date.now() < end) {
    try {
      if (await tab.isTrue(inPage, ...args)) {
        return;
      }
    } catch (error) {
      lastError = error;
    }
    await new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
  }
  throw new Error(`Never true: ${String(inPage)} (${JSON.stringify(args)}); ${String(lastError)}`);
}

/** Types a text key by key. */
export async function type(tab: Tab, text: string): Promise<void> {
  for (const key of text) {
    await tab.press(key);
  }
}
