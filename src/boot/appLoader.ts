/** When the application is wanted without a sign from the reader. */
export interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Whether bytes are precious: data saver, or a 2g connection (specification, section 7). */
export function connectionIsPrecious(connection: Connection | undefined): boolean {
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

/** Addresses of the application's scripts, from the list that the page carries as data. */
export function scriptsOfPage(text: string | null | undefined): string[] {
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

/**
 * Loads the application's scripts, once; later calls share the first one's promise.
 *
 * @param urgent - the reader waits for it; otherwise the browser may take its time
 * @param onLost - called when a script cannot be loaded
 * @returns resolves when the page has been hydrated
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
    for (const address of scriptsOfPage(document.getElementById('app-scripts')?.textContent)) {
      const script = document.createElement('script');
      // Keeps the order of execution of scripts that are added by script.
      script.async = false;
      script.fetchPriority = urgent ? 'high' : 'low';
      script.addEventListener('error', () => {
        started = undefined;
        onLost();
      });
      script.src = (policy ? policy.createScriptURL(address) : address) as string;
      document.head.append(script);
    }
    return hydrated();
  })();
  return started;
}
