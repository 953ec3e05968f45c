import {readFileSync} from 'node:fs';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {fileOf, siteDir} from '../support/build';
import {deliveredHeaders} from '../support/delivered';
import {startServer, type TestServer} from '../support/offline';

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
export interface Site extends TestServer {
  /** What went wrong in its pages. */
  complaints: string[];
  /** Serves every byte as it was built, so that it can be saved: nobody listens for complaints then. */
  isIntact: boolean;
}

/**
 * Serves the build on a port of its own: a scenario has an origin that no other one has used, and so
 * neither storage, worker nor cache of it.
 *
 * @param before - a script that runs in workers before their own
 */
export async function openSite(before = ''): Promise<Site> {
  let folder = siteDir;
  const headers = deliveredHeaders();
  const server = await startServer(folder, {headers});
  const {deploy} = server;
  const site: Site = Object.assign(server, {
    complaints: [],
    isIntact: false,
    deploy(next: string) {
      folder = next;
      deploy(next);
    },
  });
  site.spoil = (asked, response, request) => {
    const address = decodeURI(asked.replace(/[?#].*/, ''));
    const send = (type: string, body: string): boolean => {
      response.setHeaders(new Map(Object.entries({...headers(address), 'content-type': type})));
      response.end(body);
      return true;
    };
    if (address === '/complaint') {
      void text(request).then((complaint) => {
        site.complaints.push(complaint);
        response.writeHead(204).end();
      });
      return true;
    }
    if (address === '/listener.js') {
      return send('text/javascript', `(${String(listenForComplaints)})()`);
    }
    if (before && (address === '/sw.js' || (!site.isIntact && /\.js$/.test(address)))) {
      const script = readFileSync(path.join(folder, address), 'utf8');
      return send('text/javascript', `${before};${script}`);
    }
    const page = address === '/' ? path.join(folder, 'index.html') : fileOf(address, folder);
    if (page && !site.isIntact && request.headers.accept?.includes('text/html')) {
      const html = readFileSync(page, 'utf8');
      return send(
        'text/html',
        html.replace('<head>', '<head><script src="/listener.js"></script>'),
      );
    }
    return false;
  };
  return site;
}
