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

let started: Promise<void> | undefined;
const lost = 'A part of this page could not be loaded.';
/** Scripts that have run. They cannot run twice. */
let ran = 0;

function hydrated(): Promise<void> {
  return new Promise((resolve) => {
    const root = document.documentElement;
    const done = () => root.getAttribute('data-has-hydrated') === 'true';
    if (done()) {
      resolve();
      return;
    }
    const observer = new MutationObserver(() => {
      if (done()) {
        observer.disconnect();
        resolve();
      }
    });
    observer.observe(root, {attributes: true, attributeFilter: ['data-has-hydrated']});
  });
}

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
    element.addEventListener('error', () => reject(new Error(lost)));
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
  return load(script, urgent).then(() => {
    ran += 1;
  });
}

/**
 * Loads the application's styles and scripts, once; later calls share the first one's promise.
 *
 * @param urgent - the reader waits for it; otherwise the browser may take its time
 * @param onLost - called when a file cannot be loaded
 * @returns resolves when the page has been hydrated; rejects when it cannot be. The next call tries
 *   again, unless a part has run already: then it rejects too, and only a reload helps. Without its
 *   styles the application looks poor, but works.
 */
export function loadApp(urgent: boolean, onLost: () => void): Promise<void> {
  if (!started && ran > 0) {
    onLost();
    return Promise.reject(new Error(lost));
  }
  started ??= (() => {
    const files = filesOfPage(document.getElementById('app-scripts')?.textContent);
    const scripts = files.flatMap((address) => {
      if (!address.endsWith('.css')) {
        return [loadScript(address, urgent)];
      }
      loadStyles(address, urgent).catch(onLost);
      return [];
    });
    return Promise.all(scripts).then(hydrated, (error: unknown) => {
      started = undefined;
      onLost();
      throw error;
    });
  })();
  return started;
}
