import {createServer, type Server} from 'node:http';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createSiteServer, listen} from '../../src/commands/shared/server.mjs';
import {fileOf, siteDir} from '../support/build';
import {deliveredHeaders} from '../support/delivered';

declare global {
  interface Window {
    /** Resolves when the server has been told of everything that went wrong so far. */
    toldEverything?: () => Promise<unknown>;
  }
}

/**
 * Runs in every page before its own scripts and tells the server what goes wrong, because not every
 * engine tells its driver.
 */
function listenForComplaints(): void {
  const told: Promise<unknown>[] = [];
  window.toldEverything = () => Promise.all(told);
  const tell = (what: string): void => {
    const body = `${location.pathname}: ${what}`;
    // A page that is being left finishes what it has to say.
    const sent = fetch('/complaint', {method: 'POST', body, keepalive: true});
    told.push(sent.catch(() => undefined));
  };
  window.addEventListener('error', ({message}) => tell(`uncaught: ${message}`));
  window.addEventListener('unhandledrejection', ({reason}) => tell(`rejected: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', (event) =>
    tell(`${event.effectiveDirective} refused ${event.blockedURI}`),
  );
  for (const level of ['error', 'warn'] as const) {
    const {[level]: original} = console;
    console[level] = (...values: unknown[]) => {
      tell(`${level}: ${values.map(String).join(' ')}`);
      original(...values);
    };
  }
}

/** The built site, served with the headers of a host, for one scenario. */
export interface Site {
  origin: string;
  /** What went wrong in its pages. */
  complaints: string[];
  /** Called for every request before it is answered; a promise holds it back. */
  hold: ((address: string) => Promise<void> | void) | undefined;
  /** Serves every byte as it was built, so that it can be saved: nobody listens for complaints then. */
  isIntact: boolean;
  /** Serves another build from now on. */
  deploy: (folder: string) => void;
  stop: () => Promise<void>;
  start: () => Promise<void>;
}

/**
 * Serves the build on a port of its own: a scenario has an origin that no other one has used, and so
 * neither storage, worker nor cache of it.
 *
 * @param before - a script that runs in workers before their own
 */
export async function openSite(before = ''): Promise<Site> {
  let folder = siteDir;
  let server: Server;
  let port = 0;
  const headers = deliveredHeaders();
  let files = createSiteServer(folder, {headers});
  const listener = `(${String(listenForComplaints)})()`;
  const site: Site = {
    origin: '',
    complaints: [],
    hold: undefined,
    isIntact: false,
    deploy(next) {
      folder = next;
      files = createSiteServer(folder, {headers});
    },
    async start() {
      server = createServer((request, response) => {
        void (async () => {
          const address = decodeURI((request.url ?? '/').replace(/[?#].*/, ''));
          await site.hold?.(address);
          const send = (type: string, text: string): void => {
            Object.entries(headers(address)).forEach(([name, value]) =>
              response.setHeader(name, value),
            );
            response.setHeader('content-type', type);
            response.end(text);
          };
          const page = address === '/' ? path.join(folder, 'index.html') : fileOf(address, folder);
          if (address === '/complaint') {
            const chunks: Buffer[] = [];
            for await (const chunk of request) {
              chunks.push(chunk as Buffer);
            }
            site.complaints.push(Buffer.concat(chunks).toString());
            response.writeHead(204).end();
          } else if (address === '/listener.js') {
            send('text/javascript', listener);
          } else if (
            before &&
            (address === '/sw.js' || (!site.isIntact && /\.js$/.test(address)))
          ) {
            const text = readFileSync(path.join(folder, address), 'utf8');
            send('text/javascript', `${before};${text}`);
          } else if (page && !site.isIntact && request.headers.accept?.includes('text/html')) {
            const html = readFileSync(page, 'utf8');
            send('text/html', html.replace('<head>', '<head><script src="/listener.js"></script>'));
          } else {
            files.emit('request', request, response);
          }
          // What is under way when the scenario ends has lost its files.
        })().catch(() => response.destroy());
      });
      port = await listen(server, port, '127.0.0.1');
      site.origin = `http://127.0.0.1:${port}`;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  await site.start();
  return site;
}
