import {statSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {decoded, fragmentId} from '../../components/shared/fragmentId';
import layers from '../../layers.json';
import {sourceTexts, type TextFile} from '../sourceTexts';
import {withoutSlash} from '../withoutSlash';
import type {BuiltPage, BuiltSite} from './html/readBuild';
import type {Build} from './build';

/** What is wrong with a link, fragment or source that leads nowhere. */
const problems = {
  page: 'there is no page at this address',
  anchor: 'the page exists, but it has no heading, row or term with this anchor',
  file: 'there is no such file in the build',
};

/** A link, fragment or source that leads nowhere. */
interface BrokenLink {
  /** Address of the page that holds it. */
  page: string;
  /** As written in the page. */
  href: string;
  kind: keyof typeof problems;
}

/** What is compared: pages, what forwards to them, and where they are served. */
interface CheckInput extends Pick<BuiltSite, 'redirects'>, Pick<Build, 'baseUrl' | 'origin'> {
  pages: readonly Pick<BuiltPage, 'address' | 'ids' | 'links' | 'sources'>[];
  /** Whether a file of the build exists at an address. */
  fileExists: (address: string) => boolean;
}

/**
 * Finds every internal link whose page, fragment or file does not exist in the build. Fragments are
 * compared with the ids of the final HTML, so that anchors of components count like headings.
 */
export function findBrokenLinks(input: CheckInput): BrokenLink[] {
  const pages = new Map(input.pages.map((page) => [page.address, page]));
  const linkKind = ({pathname, hash}: URL): BrokenLink['kind'] | undefined => {
    const address = withoutSlash(decoded(pathname));
    if (!`${address}/`.startsWith(input.baseUrl)) {
      return undefined;
    }
    const arrival = withoutSlash(input.redirects.get(address) ?? address);
    const destination = pages.get(arrival);
    if (!destination) {
      return input.fileExists(arrival) ? undefined : 'page';
    }
    const fragment = fragmentId(hash);
    // A question mark marks the state of a calculator, which its page reads.
    const isThere = !fragment || fragment.includes('?') || destination.ids.has(fragment);
    return isThere ? undefined : 'anchor';
  };
  const fileKind = ({pathname}: URL): BrokenLink['kind'] | undefined =>
    input.fileExists(decoded(pathname)) ? undefined : 'file';
  return input.pages.flatMap(({address: page, links, sources}) => {
    const here = new URL(page, input.origin);
    const broken = (href: string, kindOf: typeof linkKind): BrokenLink[] => {
      const target = URL.canParse(href, here) ? new URL(href, here) : undefined;
      const isInternal = target?.origin === here.origin && /^https?:$/.test(target.protocol);
      const kind = isInternal ? kindOf(target) : undefined;
      return kind ? [{page, href, kind}] : [];
    };
    return [
      ...links.flatMap((href) => broken(href, linkKind)),
      ...sources.flatMap((href) => broken(href, fileKind)),
    ];
  });
}

/** Sources that may hold the address of a link. */
const sources = ['docs', 'blog', ...layers.seen.map((layer) => `src/${layer}`)].map(
  (folder) => `${folder}/**/*.{md,mdx,ts,tsx}`,
);

/**
 * Where an address is written: the first line of the page's own source that names it, else of any other.
 *
 * @param baseUrl - left out of the search, since writers do not type it
 */
function placeOf(
  {page, href}: BrokenLink,
  texts: readonly TextFile[],
  baseUrl: string,
): string | undefined {
  const isBelow = baseUrl !== '/' && href.startsWith(baseUrl);
  const written = isBelow ? href.slice(baseUrl.length - 1) : href;
  const isOwn = ({file}: TextFile): boolean =>
    file.startsWith(`docs/${page.slice(baseUrl.length)}.`);
  const naming = texts.filter(({text}) => text.includes(written));
  const found = naming.find(isOwn) ?? naming[0];
  const line = found?.text.slice(0, found.text.indexOf(written)).split('\n').length;
  return found && `${found.file}:${line}`;
}

/** Says what to fix, one sentence for each place. */
export function explain(
  broken: readonly BrokenLink[],
  texts: readonly TextFile[],
  baseUrl: string,
): string[] {
  const told = new Map<string, {kind: BrokenLink['kind']; count: number}>();
  for (const link of broken) {
    const start = `${placeOf(link, texts, baseUrl) ?? `page ${link.page}`}: the link ${link.href}`;
    told.set(start, {kind: link.kind, count: (told.get(start)?.count ?? 0) + 1});
  }
  return [...told].map(([start, {kind, count}]) => {
    const others = count > 1 ? ` (on ${count} pages)` : '';
    return `${start}${others}: ${problems[kind]}. Fix the address, or add a redirect if the page has moved.`;
  });
}

/**
 * Checks every internal link, fragment and file of the final HTML; that of an anchor redirect
 * is one of them.
 *
 * @throws Error with file and line of each that leads nowhere
 */
export async function checkLinks(build: Build, {pages, redirects}: BuiltSite): Promise<void> {
  const {siteDir, outDir, baseUrl, origin} = build;
  const fileExists = (address: string): boolean =>
    statSync(path.join(outDir, address.slice(baseUrl.length)), {throwIfNoEntry: false})?.isFile() ??
    false;
  const broken = findBrokenLinks({pages, redirects, baseUrl, origin, fileExists});
  if (broken.length > 0) {
    const lines = explain(broken, await sourceTexts(siteDir, sources), baseUrl);
    throw new Error(`${lines.length} broken links:\n  ${lines.join('\n  ')}`);
  }
  const count = pages.reduce((sum, {links}) => sum + links.length, 0);
  logger.info(`Links: ${count} checked on ${pages.length} pages.`);
}
