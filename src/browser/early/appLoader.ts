/** Addresses of the application's styles and scripts, from the list that the page carries as data. */
export function filesOfPage(text: string | null | undefined): string[] {
  try {
    const list: unknown = JSON.parse(text ?? '');
    return Array.isArray(list)
      ? list.filter((item): item is string => typeof item === 'string')
      : [];
  } catch {
    return [];
  }
}

/** What has been asked for, by address. What was lost is forgotten, and asked for again. */
const files = new Map<string, Promise<void>>();
/** Why the application cannot start on this page any more: what has run once cannot run again. */
let broken: Error | undefined;

/** Lets scripts of this origin through, and no others. A name can be used once under our policy. */
const scriptPolicy = (): {createScriptURL: (address: string) => unknown} | undefined =>
  // eslint-disable-next-line compat/compat -- the check is here, in a form that the rule does not know
  window.trustedTypes?.createPolicy('early', {
    createScriptURL: (address) => {
      if (new URL(address, window.location.href).origin !== window.location.origin) {
        throw new TypeError(`Refused to load a script from ${address}`);
      }
      return address;
    },
  });
let policy: ReturnType<typeof scriptPolicy>;

/** Adds an element that loads a file; resolves when it has. */
function load(element: HTMLLinkElement | HTMLScriptElement, urgent: boolean): Promise<void> {
  element.fetchPriority = urgent ? 'high' : 'low';
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () =>
      reject(
        new Error(
          `${element instanceof HTMLLinkElement ? element.href : element.src} could not be loaded`,
        ),
      ),
    );
    document.head.append(element);
  });
}

function loadStyles(address: string, urgent: boolean): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  return load(link, urgent);
}

function loadScript(address: string, urgent: boolean): Promise<void> {
  const script = document.createElement('script');
  // Keeps the order of execution of scripts that are added by script.
  script.async = false;
  policy ??= scriptPolicy();
  script.src = (policy ? policy.createScriptURL(address) : address) as string;
  return load(script, urgent);
}

function fileOf(address: string, urgent: boolean): Promise<void> {
  const loading =
    files.get(address) ??
    (address.endsWith('.css') ? loadStyles(address, urgent) : loadScript(address, urgent));
  files.set(address, loading);
  loading.catch(() => files.delete(address));
  return loading;
}

/** Resolves when the page has been hydrated; rejects when a script that it needs is not what it was. */
function hydrated(addresses: readonly string[]): Promise<void> {
  const root = document.documentElement;
  const listening = new AbortController();
  const {signal} = listening;
  return new Promise<void>((resolve, reject) => {
    const fail = (error: Error): void => {
      broken = error;
      reject(error);
    };
    // Half a script, or a page in its place.
    window.addEventListener(
      'error',
      ({error, filename}) => {
        if (
          error instanceof SyntaxError &&
          addresses.some((address) => filename.endsWith(address))
        ) {
          fail(error);
        }
      },
      {signal},
    );
    // A part that is asked for before the page is hydrated, and is gone after a deploy.
    window.addEventListener(
      'unhandledrejection',
      (event) => {
        const error = event.reason as Error | undefined;
        if (error?.name === 'ChunkLoadError') {
          event.preventDefault();
          fail(error);
        }
      },
      {signal},
    );
    const observer = new MutationObserver(() => {
      if (root.getAttribute('data-has-hydrated') === 'true') {
        resolve();
      }
    });
    observer.observe(root, {attributes: true, attributeFilter: ['data-has-hydrated']});
    signal.addEventListener('abort', () => observer.disconnect());
  }).finally(() => listening.abort());
}

/**
 * Loads the application's styles and scripts.
 *
 * @param urgent - the reader waits for it; otherwise the browser may take its time
 * @returns resolves when the page has been hydrated; rejects when it cannot be. The next call tries
 *   again, unless a part has run that cannot run twice: then it rejects too, and only a full load helps.
 */
export async function loadApp(urgent: boolean): Promise<void> {
  if (broken) {
    throw broken;
  }
  const addresses = filesOfPage(document.getElementById('app-scripts')?.textContent);
  const done = hydrated(addresses);
  await Promise.race([done, Promise.all(addresses.map((address) => fileOf(address, urgent)))]);
  await done;
}
