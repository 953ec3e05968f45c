import {statSync} from 'node:fs';
import path from 'node:path';
import type {Element, Parent, Root, RootContent} from 'hast';
import {toString} from 'hast-util-to-string';
import {h} from 'hastscript';
import {sections} from '../config/products';
import {pdfFolder} from '../config/site';
import {getPageKind} from './sources';

/** Words per minute, as Docusaurus counts them for posts. */
const wordsPerMinute = 200;

const isList = /^docs\/handbook\/(?:glossary|index-a-to-z)\.mdx$/;

/** Shorter pages don't say how long they take. */
const minMinutes = 2;

function minutesToRead(tree: Root): number {
  const words = toString(tree).match(/[\p{L}\p{N}]\S*/gu) ?? [];
  return Math.ceil(words.length / wordsPerMinute);
}

const isParagraph = (node: RootContent | undefined): node is Element =>
  node?.type === 'element' && node.tagName === 'p';

/** Index of the first node from `start` that readers see, such as a paragraph or a component. */
function nextVisible({children}: Pick<Parent, 'children'>, start: number): number {
  return children.findIndex(
    (node, index) =>
      index >= start &&
      node.type !== 'mdxjsEsm' &&
      (node.type === 'mdxJsxFlowElement' || toString(node).trim() !== ''),
  );
}

/** Link to the PDF of the section that a page introduces, if `npm run print` has created one. */
function linkToPdf(siteDir: string, page: string): Element[] {
  const section = sections.find(({id}) => page === `docs/${id}/introduction.mdx`);
  const file = `${section?.id}.pdf`;
  const size = statSync(path.join(siteDir, pdfFolder, file), {throwIfNoEntry: false})?.size;
  if (!section || !size) {
    return [];
  }
  // Docusaurus looks for a page at any address without this protocol. The PDF doesn't mention itself.
  const link = {href: `pathname:///${file}`, target: '_self', download: true};
  const text = `${section.name} as a PDF (${(size / 1e6).toFixed(1)} MB)`;
  return [h('span', {className: ['no-print']}, [h('a', link, text)])];
}

/** The first paragraph after the title, which a page outside of the documentation has in an element. */
function findLead(tree: Root, isPage: boolean): [index: number, lead: RootContent | undefined] {
  const first = nextVisible(tree, 0);
  const node = tree.children[first];
  if (!isPage || !node || !('children' in node)) {
    return [first, node];
  }
  const title = nextVisible(node, 0);
  return [first, node.children[nextVisible(node, title + 1)]];
}

/**
 * Marks what belongs to the head of a page, for its styles: the first paragraph and, in a doc, the next one if it
 * says what readers need. Adds a line of facts after them: minutes to read, the front matter's `standard`, and the PDF
 * of the section.
 *
 * @param siteDir - root of the project
 */
export default function rehypePageHead({siteDir}: {siteDir: string}) {
  return (tree: Root, file: {path: string; data: {frontMatter?: {standard?: unknown}}}): void => {
    const page = path.relative(siteDir, file.path).replaceAll(path.sep, '/');
    const kind = getPageKind(page);
    const [first, lead] = findLead(tree, kind === 'page');
    if (kind === 'post' || !isParagraph(lead)) {
      return;
    }
    lead.properties['className'] = ['page-lead'];
    if (kind !== 'doc') {
      return;
    }
    const second = nextVisible(tree, first + 1);
    const needs = tree.children[second];
    const hasNeeds = isParagraph(needs) && toString(needs).startsWith('You need:');
    if (hasNeeds) {
      needs.properties['className'] = ['page-needs'];
    }
    // Nobody reads a list from start to end.
    const minutes = isList.test(page) ? 0 : minutesToRead(tree);
    const {standard} = file.data.frontMatter ?? {};
    const facts = [
      ...(typeof standard === 'string' ? [h('span', ['Standard: ', h('b', standard)])] : []),
      ...(minutes < minMinutes ? [] : [h('span', [h('b', `${minutes} min`), ' to read'])]),
      ...linkToPdf(siteDir, page),
    ];
    if (facts.length > 0) {
      const after = (hasNeeds ? second : first) + 1;
      const properties = {className: ['page-facts'], dataNoMarkdown: '', dataSearchExclude: ''};
      tree.children.splice(after, 0, h('p', properties, facts));
    }
  };
}
