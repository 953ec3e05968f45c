import {spawn} from 'node:child_process';
import {vi} from 'vitest';
import {freePort} from '../support/freePort';
import {createEvaluators, waitFor, type Browser, type Tab} from './driver';

/** Keys that type nothing, as WebDriver writes them (WebDriver, 17.4.2). */
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
 * @param files - the driver, which speaks WebDriver; for the test browser also its program and the
 *   one that makes the screen
 */
export async function openWebDriver(files: string[]): Promise<Browser> {
  const [driver = '', miniBrowser, screen] = files;
  const port = await freePort();
  const command = [
    ...(screen ? [screen, '-a', '-s', '-screen 0 1400x1100x24'] : []),
    driver,
    `--port=${port}`,
  ];
  const child = spawn(command[0] ?? '', command.slice(1), {stdio: 'ignore', detached: true});
  // The screen, the driver and the browser are one group of processes.
  const end = (): void => {
    process.off('exit', end);
    process.kill(-(child.pid ?? 0));
  };
  process.on('exit', end);
  const call = async <R>(
    method: string,
    path: string,
    body?: unknown,
    patience = 30_000,
  ): Promise<R> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      // A driver whose browser hangs says nothing at all.
      signal: AbortSignal.timeout(patience),
      body: JSON.stringify(body),
    });
    const {value} = (await response.json()) as {value: R};
    if (!response.ok) {
      const {error, message} = value as {error: string; message: string};
      throw new Error(`${method} ${path}: ${error}: ${message}`);
    }
    return value;
  };
  await vi.waitFor(() => call('GET', '/status'), 20_000);
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
  let leavings = 0;

  const getTab = (handle: string): Tab => {
    const here: typeof call = async (method, path, body, patience) => {
      if (current !== handle) {
        await call('POST', `${session}/window`, {handle});
        current = handle;
      }
      return call(method, session + path, body, patience);
    };
    const keys = (actions: {type: string; value: string}[]): Promise<void> =>
      here('POST', '/actions', {actions: [{type: 'key', id: 'keyboard', actions}]});
    const evaluating = (patience?: number) =>
      createEvaluators((expression) => {
        const script = `return Promise.resolve().then(() => (${expression}))`;
        return here('POST', '/execute/sync', {script, args: []}, patience);
      });
    // A question to a document that is just being left may never be answered: it is asked again.
    const asked = {...evaluating(), isTrue: evaluating(4000).isTrue};
    /** Does what leads to another document, and waits until that has been read. */
    const leave = async (path: string, body: object): Promise<void> => {
      leavings += 1;
      await asked.evaluate((mark) => void Object.assign(window, {testLeaving: mark}), leavings);
      await here('POST', path, body);
      await waitFor(
        asked,
        (mark) =>
          document.readyState !== 'loading' &&
          (window as unknown as {testLeaving?: number}).testLeaving !== mark,
        leavings,
      );
    };
    return {
      ...asked,
      goto: (url) => leave('/url', {url}),
      reload: () => leave('/refresh', {}),
      back: () => here('POST', '/back', {}),
      async click(selector) {
        const wanted = {using: 'css selector', value: selector};
        const reference = await here<Record<string, string>>('POST', '/element', wanted);
        const script = "arguments[0].scrollIntoView({block: 'center'})";
        await here('POST', '/execute/sync', {script, args: [reference]});
        await here('POST', `/element/${reference[elementKey]}/click`, {});
      },
      async press(text) {
        const all = text.split('+').map((key) => keyCodes[key] ?? key);
        const down = all.map((value) => ({type: 'keyDown', value}));
        const up = all.reverse().map((value) => ({type: 'keyUp', value}));
        await keys([...down, ...up]);
      },
      resize: (width, height) => here('POST', '/window/rect', {x: 0, y: 0, width, height}),
      async close() {
        await here('DELETE', '/window');
        // A session has to be in some window to open another one.
        await call('POST', `${session}/window`, {handle: first});
        current = first;
      },
    };
  };

  return {
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    async newTab() {
      // A background tab would become hidden, and wait.
      const {handle} = await call<{handle: string}>('POST', `${session}/window/new`, {
        type: 'window',
      });
      const tab = getTab(handle);
      await tab.resize(1280, 900);
      return tab;
    },
    async quit() {
      await call('DELETE', session).catch(() => undefined);
      end();
    },
  };
}
