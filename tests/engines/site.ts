import {readFileSync} from 'node:fs';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {findFile, siteDir} from '../support/build';
import {hostingHeaders} from '../support/delivered';
import {startServer, type TestServer} from '../support/offline';

declare global {
  interface Window {
    /** Resolves when the server has received all reports so far. */
    allReported?: () => Promise<unknown>;
  }
}

/**
 * Runs in every page before its own scripts and reports errors to the server, because not every driver
 * receives them.
 */
function reportErrors(): void {
  const reports: Promise<unknown>[] = [];
  window.allReported = () => Promise.all(reports);
  const report = (what: string): void => {
    const body = `${location.pathname}: ${what}`;
    // Also sent while the page unloads.
    const sent = fetch('/report', {method: 'POST', body, keepalive: true});
    reports.push(sent.catch(() => undefined));
  };
  window.addEventListener('error', ({message}) => report(`uncaught: ${message}`));
  window.addEventListener('unhandledrejection', ({reason}) =>
    report(`rejected: ${String(reason)}`),
  );
  document.addEventListener('securitypolicyviolation', (event) =>
    report(`${event.effectiveDirective} refused ${event.blockedURI}`),
  );
  for (const level of ['error', 'warn'] as const) {
    const {[level]: original} = console;
    console[level] = (...values: unknown[]) => {
      report(`${level}: ${values.map(String).join(' ')}`);
      original(...values);
    };
  }
}

/** The built site, served with the headers of a host, for one scenario. */
export interface Site extends TestServer {
  /** Errors, warnings and CSP violations in its pages. */
  reports: string[];
  /** Serves every byte as it was built, so that the worker can save it; errors are not reported then. */
  isUnmodified: boolean;
}

/**
 * Serves the build on a port of its own, so each scenario has an origin without storage, worker or cache.
 *
 * @param before - a script that runs in workers before their own
 */
export async function openSite(before = ''): Promise<Site> {
  let folder = siteDir;
  const headers = hostingHeaders();
  const server = await startServer(folder, {headers});
  const {deploy} = server;
  const site: Site = Object.assign(server, {
    reports: [],
    isUnmodified: false,
    deploy(next: string) {
      folder = next;
      deploy(next);
    },
  });
  site.intercept = (asked, response, request) => {
    const address = decodeURI(asked.replace(/[?#].*/, ''));
    const send = (type: string, body: string): boolean => {
      response.setHeaders(new Map(Object.entries({...headers(address), 'content-type': type})));
      response.end(body);
      return true;
    };
    if (address === '/report') {
      void text(request).then((report) => {
        site.reports.push(report);
        response.writeHead(204).end();
      });
      return true;
    }
    if (address === '/listener.js') {
      return send('text/javascript', `(${String(reportErrors)})()`);
    }
    if (before && (address === '/sw.js' || (!site.isUnmodified && /\.js$/.test(address)))) {
      const script = readFileSync(path.join(folder, address), 'utf8');
      return send('text/javascript', `${before};${script}`);
    }
    const page = address === '/' ? path.join(folder, 'index.html') : findFile(address, folder);
    if (page && !site.isUnmodified && request.headers.accept?.includes('text/html')) {
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
