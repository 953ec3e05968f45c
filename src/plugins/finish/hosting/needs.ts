import {createHash} from 'node:crypto';
import type {PolicyNeeds} from '../../../config/headers';
import type {BuiltPage} from '../html/readBuild';

/**
 * Origins for `connect-src` besides the site's own: none, unless a service is configured.
 *
 * @param services.algoliaAppId - application of a hosted search, whose clients only use these four hosts
 * @param services.requestEndpoint - receiver of fixture profile requests
 */
export function connectSources({
  algoliaAppId,
  requestEndpoint,
}: {
  algoliaAppId?: string | undefined;
  requestEndpoint?: string | undefined;
}): string[] {
  const id = algoliaAppId?.toLowerCase();
  if (id && !/^[a-z0-9]+$/.test(id)) {
    throw new Error(
      `The Algolia application id is "${algoliaAppId}"; it must contain only letters and digits.`,
    );
  }
  const hosts = [`${id}-dsn.algolia.net`, ...[1, 2, 3].map((n) => `${id}-${n}.algolianet.com`)];
  return [
    ...(id ? hosts.map((host) => `https://${host}`) : []),
    ...(requestEndpoint ? [new URL(requestEndpoint).origin] : []),
  ];
}

/** CSP source expression that allows an inline script with exactly this text. */
export function hashSource(script: string): string {
  // The HTML parser normalizes line breaks to line feeds before the browser hashes the script.
  const text = script.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Collects the sources that the content security policy must allow for the pages of a build.
 *
 * @param pages - all pages of the build
 * @param connect - origins from its environment
 * @throws Error that names each page with content that the policy never allows
 */
export function readNeeds(
  pages: readonly Pick<BuiltPage, 'file' | 'scripts' | 'forbidden'>[],
  connect: readonly string[],
): Omit<PolicyNeeds, 'styleHashes'> {
  const problems = pages.flatMap(({file, forbidden}) =>
    forbidden.map((problem) => `${file} contains ${problem}`),
  );
  if (problems.length > 0) {
    const list = problems.slice(0, 20).join('\n  ');
    throw new Error(
      `The content security policy blocks ${problems.length} parts of pages. Use classes instead of inline styles, and files instead of inline scripts:\n  ${list}`,
    );
  }
  const scripts = new Set(pages.flatMap((page) => page.scripts));
  return {
    scriptHashes: [...scripts].map(hashSource).sort(),
    connect: [...new Set(connect)].sort(),
  };
}
