import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Element, Root} from 'hast';
import {h} from 'hastscript';
import {EXIT, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {AnchorRedirect, Redirect} from '../../redirects';
import {readText, splitFrontMatter} from './readText';
import {getAddress} from './sources';
import {getMovedAnchors, type MovedAnchor, splitAnchor} from './splitAnchor';

interface Options {
  /** Root of the project. */
  siteDir: string;
  redirects: readonly Redirect[];
  anchorRedirects: readonly AnchorRedirect[];
}

/** Title of the page at an address; the address itself if there is no such file. */
function titleAt(siteDir: string, address: string): string {
  const file = ['docs', 'src/pages']
    .flatMap((folder) => ['.mdx', '.md'].map((ending) => folder + address + ending))
    .map((name) => path.join(siteDir, name))
    .find((name) => existsSync(name));
  const [{title}] = splitFrontMatter(file ? readText(file) : '');
  return typeof title === 'string' ? title : address;
}

/** Returns a test for anchors that the page still has, as an id in it or generated from its data. */
function anchorTest(tree: Root, source: string): (anchor: string) => boolean {
  const ids = new Set<unknown>();
  visit(tree, (node) => {
    if ('properties' in node) {
      ids.add(node.properties['id']);
    } else if ('attributes' in node) {
      (node.attributes as {name?: string; value?: unknown}[])
        .filter(({name}) => name === 'id')
        .forEach(({value}) => ids.add(value));
    }
  });
  const data = [...source.matchAll(/\b(?:table|tree)="(?:[^"/]*\/)?([^"]+)"/g)].map(([, id]) => id);
  return (anchor) => ids.has(anchor) || data.some((id) => anchor.startsWith(`${id}-`));
}

/** Inserts an empty element with the old anchor before a heading. Returns false if there is no such heading. */
function insertBeforeHeading(tree: Root, anchor: string | undefined, id: string): boolean {
  let isInserted = false;
  visit(tree, 'element', (node, index, parent) => {
    if (!/^h[2-6]$/.test(node.tagName) || node.properties['id'] !== anchor) {
      return undefined;
    }
    // Not inside the heading, since the label of its permanent link is only right for plain text.
    parent?.children.splice(index ?? 0, 0, h('div', {id, dataMoved: ''}));
    isInserted = true;
    return EXIT;
  });
  return isInserted;
}

/** A paragraph with a link to the new place, shown only while the URL has the old anchor. */
function notice({id, to}: MovedAnchor, isHere: boolean, title: string): Element {
  const [, anchor] = splitAnchor(to);
  const start = 'The section that you followed a link to has moved';
  const sentence =
    isHere && anchor
      ? [`${start} on this page. `, h('a', {href: `#${anchor}`}, 'Go to where it is now')]
      : [`${start} to `, h('a', {href: to}, title)];
  const marks = {dataMoved: '', dataSearchExclude: '', dataNoMarkdown: ''};
  return h('p.moved-section', {id, ...marks}, ...sentence, '.');
}

/**
 * Keeps links to moved headings working without a script. If the target is a heading on the same page, an empty
 * element with the old anchor precedes it. For any other target, a paragraph with a link at the end of the page is
 * shown while it is the CSS target.
 */
export default function rehypeMovedAnchors({siteDir, redirects, anchorRedirects}: Options) {
  return (tree: Root, file: VFile): void => {
    const source = path.relative(siteDir, file.path).split(path.sep).join('/');
    // The summary of a post in a list is compiled from the same file, but the anchors belong to the post.
    if (source.startsWith('blog/') && !/truncate/.test(String(file.value))) {
      return;
    }
    const frontMatter = (file.data['frontMatter'] ?? {}) as Record<string, unknown>;
    const address = getAddress(source, frontMatter);
    const has = anchorTest(tree, String(file.value));
    const all = getMovedAnchors(address, anchorRedirects, redirects);
    for (const moved of all.filter(({id}) => !has(id))) {
      const [target, anchor] = splitAnchor(moved.to);
      const isHere = target === address;
      if (!isHere || !insertBeforeHeading(tree, anchor, moved.id)) {
        tree.children.push(notice(moved, isHere, titleAt(siteDir, target)));
      }
    }
  };
}
