/** When the application is wanted without a sign from the reader. */
export interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Whether bytes are precious: data saver, or a 2g connection (specification, section 7). */
export function connectionIsPrecious(connection: Connection | undefined): boolean {
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

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

/** Adds an element that loads a file; resolves when it has. */
function load(element: HTMLLinkElement | HTMLScriptElement, urgent: boolean): Promise<void> {
  element.fetchPriority = urgent ? 'high' : 'low';
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', reject);
    document.head.append(element);
  });
}

/**
 * Loads the application's styles and scripts, once; later calls share the first one's promise.
 *
 * @param urgent - the reader waits for it; otherwise the browser may take its time
 * @param onLost - called when a file cannot be loaded
 * @returns resolves when the page has been hydrated and has all its styles
 */
export function loadApp(urgent: boolean, onLost: () => void): Promise<void> {
  started ??= (() => {
    const policy = window.trustedTypes?.createPolicy('boot', {
      createScriptURL: (address) => {
        if (new URL(address, window.location.href).origin !== window.location.origin) {
          throw new TypeError(`Refused to load a script from ${address}`);
        }
        return address;
      },
    });
    const files = filesOfPage(document.getElementById('app-scripts')?.textContent);
    const loading = files.map((address) => {
      if (address.endsWith('.css')) {
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = address;
        return load(link, urgent);
      }
      const script = document.createElement('script');
      // Keeps the order of execution of scripts that are added by script.
      script.async = false;
      script.src = (policy ? policy.createScriptURL(address) : address) as string;
      return load(script, urgent);
    });
    return new Promise<void>((resolve) => {
      Promise.all(loading)
        .then(hydrated)
        .then(resolve, () => {
          started = undefined;
          onLost();
        });
    });
  })();
  return started;
}
