import {spawn} from 'node:child_process';
import {vi} from 'vitest';
import {freePort} from '../support/freePort';
import {type Browser, createEvaluators, type Tab, waitFor} from './driver';

/** Code points of keys without text (WebDriver, 17.4.2). */
const keyCodes: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Meta: '\uE03D',
  End: '\uE010',
  Home: '\uE011',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
};
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/**
 * Starts Safari, or WebKit's test browser on a virtual display.
 *
 * @param files - paths of the WebDriver server, and for the test browser also of the browser and of xvfb-run
 */
export async function openWebDriver(files: string[]): Promise<Browser> {
  const [driver = '', miniBrowser, xvfbRun] = files;
  const port = await freePort();
  const command = [
    ...(xvfbRun ? [xvfbRun, '-a', '-s', '-screen 0 1400x1100x24'] : []),
    driver,
    `--port=${port}`,
  ];
  const child = spawn(command[0] ?? '', command.slice(1), {stdio: 'ignore', detached: true});
  // The display, the driver and the browser are in one process group.
  const killGroup = (): void => {
    process.off('exit', killGroup);
    process.kill(-(child.pid ?? 0));
  };
  process.on('exit', killGroup);
  const call = async <R>(
    method: string,
    path: string,
    body?: unknown,
    timeout = 30_000,
  ): Promise<R> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      // A driver doesn't respond while its browser hangs.
      signal: AbortSignal.timeout(timeout),
      body: JSON.stringify(body),
    });
    const {value} = (await response.json()) as {value: R};
    if (!response.ok) {
      const {error, message} = value as {error: string; message: string};
      throw new Error(`${method} ${path}: ${error}: ${message}`);
    }
    return value;
  };
  await vi.waitFor(() => call('GET', '/status'), 60_000);
  const {sessionId, capabilities} = await call<{
    sessionId: string;
    capabilities: {browserName: string; browserVersion: string};
  }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        // With another strategy WebKit doesn't respond while a file is loading.
        pageLoadStrategy: 'none',
        ...(miniBrowser && {
          'webkitgtk:browserOptions': {
            binary: miniBrowser,
            // As in Safari, the Tab key goes to fields and buttons, not to links.
            args: ['--automation', '--enable-tabs-to-links=false'],
          },
        }),
      },
    },
  });
  const session = `/session/${sessionId}`;
  const first = await call<string>('GET', `${session}/window`);
  let current = first;
  let navigations = 0;

  const getTab = (handle: string): Tab => {
    const callInTab: typeof call = async (method, path, body, timeout) => {
      if (current !== handle) {
        await call('POST', `${session}/window`, {handle});
        current = handle;
      }
      return call(method, session + path, body, timeout);
    };
    const keys = (actions: {type: string; value: string}[]): Promise<void> =>
      callInTab('POST', '/actions', {actions: [{type: 'key', id: 'keyboard', actions}]});
    const createWithTimeout = (timeout?: number) =>
      createEvaluators((expression) => {
        const script = `return Promise.resolve().then(() => (${expression}))`;
        return callInTab('POST', '/execute/sync', {script, args: []}, timeout);
      });
    // A script may never finish if it starts during navigation, so conditions have a short timeout and are retried.
    const evaluators = {...createWithTimeout(), isTrue: createWithTimeout(4000).isTrue};
    /** Sends a command that navigates, and waits until the new document is parsed. */
    const navigate = async (path: string, body: object): Promise<void> => {
      navigations += 1;
      await evaluators.evaluate(
        (id) => void Object.assign(window, {testNavigation: id}),
        navigations,
      );
      await callInTab('POST', path, body);
      await waitFor(
        evaluators,
        (id) =>
          document.readyState !== 'loading' &&
          (window as unknown as {testNavigation?: number}).testNavigation !== id,
        navigations,
      );
    };
    return {
      ...evaluators,
      goto: (url) => navigate('/url', {url}),
      reload: () => navigate('/refresh', {}),
      back: () => callInTab('POST', '/back', {}),
      async click(selector) {
        const query = {using: 'css selector', value: selector};
        const reference = await callInTab<Record<string, string>>('POST', '/element', query);
        const script = "arguments[0].scrollIntoView({block: 'center'})";
        await callInTab('POST', '/execute/sync', {script, args: [reference]});
        const click = `/element/${reference[elementKey]}/click`;
        // A dialog that closes covers the page for a moment.
        await vi.waitFor(() => callInTab('POST', click, {}), 10_000);
      },
      async press(text) {
        const all = text.split('+').map((key) => keyCodes[key] ?? key);
        const down = all.map((value) => ({type: 'keyDown', value}));
        const up = all.reverse().map((value) => ({type: 'keyUp', value}));
        await keys([...down, ...up]);
      },
      resize: (width, height) => callInTab('POST', '/window/rect', {x: 0, y: 0, width, height}),
      async close() {
        await callInTab('DELETE', '/window');
        // A session needs a current window to open another one.
        await call('POST', `${session}/window`, {handle: first});
        current = first;
      },
    };
  };

  return {
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    async newTab() {
      // A background tab would be hidden, and throttled.
      const {handle} = await call<{handle: string}>('POST', `${session}/window/new`, {
        type: 'window',
      });
      const tab = getTab(handle);
      await tab.resize(1280, 900);
      return tab;
    },
    async quit() {
      await call('DELETE', session).catch(() => undefined);
      killGroup();
    },
  };
}
