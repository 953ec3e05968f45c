import {readFileSync} from 'node:fs';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {findFile, siteDir} from '../support/build';
import {hostingHeaders} from '../support/delivered';
import {startServer, type TestServer} from '../support/offline';

declare global {
  interface Window {
    /** Resolves when the server has received all previous reports. */
    allReported?: () => Promise<unknown>;
  }
}

/**
 * Reports errors to the server, because not every driver receives them. Runs in each page before other scripts.
 */
function reportErrors(): void {
  const reports: Promise<unknown>[] = [];
  window.allReported = () => Promise.all(reports);
  const report = (message: string): void => {
    const body = `${location.pathname}: ${message}`;
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

/** The built site, served with the headers of its hosting files, for one scenario. */
export interface Site extends TestServer {
  /** Errors, warnings and CSP violations of its pages. */
  reports: string[];
  /** Whether files are served without changes, so that the worker can verify their hashes; errors aren't reported then. */
  isUnmodified: boolean;
}

/**
 * Serves the build on a free port, so that each scenario has an origin without storage, worker or cache.
 *
 * @param setup - script to prepend to all scripts, including those of workers
 */
export async function openSite(setup = ''): Promise<Site> {
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
  site.intercept = (url, response, request) => {
    const address = decodeURI(url.replace(/[?#].*/, ''));
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
    if (address === '/error-reporter.js') {
      return send('text/javascript', `(${String(reportErrors)})()`);
    }
    if (setup && (address === '/sw.js' || (!site.isUnmodified && /\.js$/.test(address)))) {
      const script = readFileSync(path.join(folder, address), 'utf8');
      return send('text/javascript', `${setup};${script}`);
    }
    const page = address === '/' ? path.join(folder, 'index.html') : findFile(address, folder);
    if (page && !site.isUnmodified && request.headers.accept?.includes('text/html')) {
      const html = readFileSync(page, 'utf8');
      return send(
        'text/html',
        html.replace('<head>', '<head><script src="/error-reporter.js"></script>'),
      );
    }
    return false;
  };
  return site;
}
