import {statSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {decodeUrlPart, fragmentId} from '../../components/shared/fragmentId';
import layers from '../../layers.json';
import {sourceTexts, type TextFile} from '../sourceTexts';
import {withoutSlash} from '../withoutSlash';
import type {BuiltPage, BuiltSite} from './html/readBuild';
import type {Build} from './build';

/** Explanations of each kind of broken link. */
const problems = {
  page: 'there is no page at this address',
  anchor: 'the page exists, but it has no heading, row or term with this anchor',
  file: 'there is no such file in the build',
};

/** A link, fragment or source whose target doesn't exist. */
interface BrokenLink {
  /** Address of the page that contains it. */
  page: string;
  /** As written in the page. */
  href: string;
  kind: keyof typeof problems;
}

/** Pages and redirects of a build, and where it is served. */
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
    const address = withoutSlash(decodeUrlPart(pathname));
    if (!`${address}/`.startsWith(input.baseUrl)) {
      return undefined;
    }
    const arrival = withoutSlash(input.redirects.get(address) ?? address);
    const destination = pages.get(arrival);
    if (!destination) {
      return input.fileExists(arrival) ? undefined : 'page';
    }
    const fragment = fragmentId(hash);
    // A fragment with a question mark is the state of a calculator.
    const exists = !fragment || fragment.includes('?') || destination.ids.has(fragment);
    return exists ? undefined : 'anchor';
  };
  const fileKind = ({pathname}: URL): BrokenLink['kind'] | undefined =>
    input.fileExists(decodeUrlPart(pathname)) ? undefined : 'file';
  return input.pages.flatMap(({address: page, links, sources}) => {
    const here = new URL(page, input.origin);
    const broken = (href: string, getKind: typeof linkKind): BrokenLink[] => {
      const target = URL.canParse(href, here) ? new URL(href, here) : undefined;
      const isInternal = target?.origin === here.origin && /^https?:$/.test(target.protocol);
      const kind = isInternal ? getKind(target) : undefined;
      return kind ? [{page, href, kind}] : [];
    };
    return [
      ...links.flatMap((href) => broken(href, linkKind)),
      ...sources.flatMap((href) => broken(href, fileKind)),
    ];
  });
}

/** Source files that may contain the address of a link. */
const sources = ['docs', 'blog', ...layers.browser.map((layer) => `src/${layer}`)].map(
  (folder) => `${folder}/**/*.{md,mdx,ts,tsx}`,
);

/**
 * Locates an address in the sources: its first line in the page's own source, else in any other file.
 *
 * @param baseUrl - ignored, since writers don't type it
 */
function findSource(
  {page, href}: BrokenLink,
  texts: readonly TextFile[],
  baseUrl: string,
): string | undefined {
  const isBelow = baseUrl !== '/' && href.startsWith(baseUrl);
  const written = isBelow ? href.slice(baseUrl.length - 1) : href;
  const isOwn = ({file}: TextFile): boolean =>
    file.startsWith(`docs/${page.slice(baseUrl.length)}.`);
  const matches = texts.filter(({text}) => text.includes(written));
  const source = matches.find(isOwn) ?? matches[0];
  const line = source?.text.slice(0, source.text.indexOf(written)).split('\n').length;
  return source && `${source.file}:${line}`;
}

/** Error messages, one for each place in the sources. */
export function explain(
  broken: readonly BrokenLink[],
  texts: readonly TextFile[],
  baseUrl: string,
): string[] {
  const counts = new Map<string, {kind: BrokenLink['kind']; count: number}>();
  for (const link of broken) {
    const start = `${findSource(link, texts, baseUrl) ?? `page ${link.page}`}: the link ${link.href}`;
    counts.set(start, {kind: link.kind, count: (counts.get(start)?.count ?? 0) + 1});
  }
  return [...counts].map(([start, {kind, count}]) => {
    const others = count > 1 ? ` (on ${count} pages)` : '';
    return `${start}${others}: ${problems[kind]}. Fix the address, or add a redirect if the page has moved.`;
  });
}

/**
 * Checks every internal link, fragment and file of the final HTML, including those of anchor redirects.
 *
 * @throws Error with file and line of each broken one
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
