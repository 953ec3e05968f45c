/** A function that is run in the page; its arguments and its answer are values of JSON. */
type InPage<A extends unknown[], R> = (...args: A) => R | Promise<R>;

/** A tab of a browser, as far as the scenarios need one: the same for every engine. */
export interface Tab {
  /** Opens an address; resolves when the page has been read and its deferred scripts have run. */
  goto: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  evaluate: <A extends unknown[], R>(inPage: InPage<A, R>, ...args: A) => Promise<R>;
  /** Whether what the function answers is true; it may answer with an element, too. */
  isTrue: <A extends unknown[]>(inPage: InPage<A, unknown>, ...args: A) => Promise<boolean>;
  /** Presses the middle of the first element that the selector finds, as a pointer does. */
  click: (selector: string) => Promise<void>;
  /** Presses a key, with others held: `Control+Shift+K`. */
  press: (keys: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
}

/** A browser that has been started. */
export interface Browser {
  version: string;
  newTab: () => Promise<Tab>;
  quit: () => Promise<void>;
}

/**
 * Both ways to ask a page, from the one that an engine offers.
 *
 * @param evaluate - gives the value of an expression, or of the promise that it is
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

/** How long a condition may take to come true, in milliseconds. */
const timeoutMs = 20_000;
const pollIntervalMs = 50;

/**
 * Waits until a function in the page answers with something true. A page that is being left counts as
 * not yet.
 *
 * @throws after 20 s, with the function and the last error in it
 */
export async function waitFor<A extends unknown[]>(
  tab: Pick<Tab, 'isTrue'>,
  inPage: InPage<A, unknown>,
  ...args: A
): Promise<void> {
  const end = Date.now() + timeoutMs;
  let problem: unknown = 'no error';
  while (Date.now() < end) {
    try {
      if (await tab.isTrue(inPage, ...args)) {
        return;
      }
    } catch (error) {
      problem = error;
    }
    await new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
  }
  throw new Error(`Never true: ${String(inPage)} (${JSON.stringify(args)}); ${String(problem)}`);
}

/** Types a text key by key. */
export async function type(tab: Tab, text: string): Promise<void> {
  for (const key of text) {
    await tab.press(key);
  }
}
