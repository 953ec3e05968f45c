import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {sections} from '../../../config/products';
import {pageName} from '../../../offline/addresses';
import {addressOf, placeOf, calculators} from '../../../instruments';

/** Groups that can be saved separately: the sections, whose ids are the first folders of their pages. */
export const groups: string[] = sections.map(({id}) => id);

/** Bits of all groups. */
export const everyGroup = (1 << groups.length) - 1;

/** Pages of every group besides its own: those that lead to them, and those that are useful with each. */
const sharedPages = new Set([
  '',
  'search',
  'offline',
  'handbook/glossary',
  'handbook/tools',
  ...calculators
    .flatMap((calculator) => [addressOf(calculator), placeOf(calculator)])
    .map((address) => address.slice(1)),
]);

/** Files for crawlers, other programs or the host, not for readers without a connection. */
const excluded = [
  /^(?:sw\.js|offline-(?:manifest|sizes)\.json)$/,
  /^(?:_[^/]*|\.[^/]*|robots\.txt|favicon\.ico|CNAME|vercel\.json|netlify\.toml|nginx\.conf)$/,
  /\.(?:map|md|xml|txt)$/,
  /(?:^|\/)feed\.(?:json|atom)$/,
  /^llms[^/]*$/,
  // Only for browsers without JavaScript, which have no worker.
  /^assets\/css\/dark\./,
  /^(?:hosting|__server)\b/,
];

/** Whether a built file is saved, by its path below the build, with forward slashes. */
export const isSaved = (file: string): boolean => !excluded.some((pattern) => pattern.test(file));

/** Whether a saved file is a page, or a file that pages need. */
export const isPage = (file: string): boolean => file.endsWith('.html') && file !== '404.html';

/**
 * Bits of the groups that a page belongs to.
 *
 * @param name - page name, as `pageName` gives it
 */
export function groupsOfPage(name: string): number {
  if (sharedPages.has(name)) {
    return everyGroup;
  }
  const index = groups.indexOf(name.split('/')[0] ?? '');
  return index < 0 ? 0 : 1 << index;
}

/** Bits of the groups whose pages need a route: its page, or pages below it that it lays out. */
const groupsOfRoute = (name: string): number =>
  [...sharedPages].some((page) => page.startsWith(`${name}/`)) ? everyGroup : groupsOfPage(name);

/** Generated list of Docusaurus: route with a suffix → names of its chunks, nested by prop. */
export type RouteChunks = Record<string, unknown>;

/** The list of a build; empty if Docusaurus wrote none. */
export async function readRouteChunks(generatedFilesDir: string): Promise<RouteChunks> {
  const file = path.join(generatedFilesDir, 'routesChunkNames.json');
  return JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as RouteChunks;
}

/** Names of the chunks in a part of the list, each as often as it occurs. */
export function chunkNamesIn(part: unknown): string[] {
  if (typeof part === 'string') {
    return [part];
  }
  return part && typeof part === 'object' ? Object.values(part).flatMap(chunkNamesIn) : [];
}

/**
 * Bits of the groups that need each chunk, by chunk name. A chunk that no route names is needed
 * everywhere: it is part of the application or of something that loads on demand.
 */
export function groupsOfChunks(routes: RouteChunks, base: string): Map<string, number> {
  const result = new Map<string, number>();
  for (const [route, chunks] of Object.entries(routes)) {
    // "/x/y-1a2" is the route /x/y; routes around others and the not-found page have no name.
    const bits = groupsOfRoute(pageName(route.replace(/-[0-9a-f]{3}$/, ''), base) ?? '');
    for (const chunk of chunkNamesIn(chunks)) {
      result.set(chunk, (result.get(chunk) ?? 0) | bits);
    }
  }
  return result;
}
