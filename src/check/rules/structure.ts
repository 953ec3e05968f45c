import type {Nodes} from 'mdast';
import {type Finding, findingIn, type Rule} from '../finding';
import {findNodes, getText, span} from '../site/tree';
import type {Page} from '../site/types';

const maxAdmonitions = 3;
const maxLinks = 3;
const getNodeLine = ({position}: Nodes): number => position?.start.line ?? 1;
const lastHeading = /^(?:next|where to go next)$/i;

/** Problems with the main heading. In docs and posts, the title of the front matter is the main heading. */
function* mainHeading(page: Page): Generator<Finding> {
  const {tree, kind, frontMatterError} = page;
  const headings = [...findNodes(tree, 'heading')].filter(({depth}) => depth === 1);
  if (kind !== 'page') {
    const problem = 'The page has a second main heading: its title is the first';
    yield* headings.map((node) =>
      findingIn(page)(getNodeLine(node), problem, 'Start headings with "##".'),
    );
  } else if (headings.length === 0 && tree.children.length > 0 && frontMatterError === undefined) {
    const fix = 'Start the text with "# " and the title.';
    yield findingIn(page)(1, 'The page has no main heading', fix);
  }
}

/** Problems with the items of the last section, which must be a link and a phrase. */
function* lastLinks({file, text, tree}: Page): Generator<Finding> {
  const start = tree.children.findLastIndex((node) => node.type === 'heading');
  const items = tree.children
    .slice(start + 1)
    .flatMap((node) => (node.type === 'list' ? node.children : []));
  for (const [index, item] of items.entries()) {
    const report = (problem: string, fix: string): Finding =>
      findingIn({file})(getNodeLine(item), problem, fix);
    const [paragraph] = item.children;
    const isLink = paragraph?.type === 'paragraph' && paragraph.children[0]?.type === 'link';
    const [from, to] = span(item);
    if (index >= maxLinks) {
      yield report(
        `This is link ${index + 1} in the last section`,
        `Keep the ${maxLinks} that help most readers.`,
      );
    } else if (!isLink) {
      yield report(
        'The item does not start with a link',
        'Write it as - [Page](/address): what it is for',
      );
    } else if (/[.;]$/.test(text.slice(from, to).trim())) {
      yield report('The item ends with punctuation', 'Remove it: the item is a phrase.');
    }
  }
}

function* findIn(page: Page): Generator<Finding> {
  const {file, text, tree, kind, syntaxErrors = []} = page;
  const report = findingIn(page);
  const isEmpty = tree.children.length === 0;
  if (isEmpty && syntaxErrors.length === 0) {
    const fix = 'Write it below the front matter, or keep the page unpublished with `draft: true`.';
    yield report(1, 'The page has no text', fix);
  }
  yield* mainHeading(page);
  const admonitions = [...findNodes(tree, 'containerDirective')];
  for (const [index, node] of admonitions.entries()) {
    if (index >= maxAdmonitions) {
      yield report(
        getNodeLine(node),
        `This is admonition ${index + 1} on the page`,
        `Keep the ${maxAdmonitions} that matter most, and turn the others into text: readers skip admonitions if there are many.`,
      );
    }
  }
  const last = tree.children.findLast((node) => node.type === 'heading');
  const endsWithLinks = last && lastHeading.test(getText(last).trim());
  if (kind !== 'page' && !file.startsWith('docs/handbook/tools/') && !isEmpty && !endsWithLinks) {
    yield report(
      last ? getNodeLine(last) : text.split('\n').length,
      'The page does not end with links to other pages',
      'End it with a section "## Where to go next" that links to the next step and to troubleshooting.',
    );
  }
  if (endsWithLinks && kind !== 'page') {
    yield* lastLinks(page);
  }
  for (const node of findNodes(tree, 'heading')) {
    if (getText(node).trim() === '') {
      const fix = 'Write what the section is about, or remove the line.';
      yield report(getNodeLine(node), 'The heading is empty', fix);
    }
  }
}

/**
 * A page has text, one main heading, at most three admonitions, and a last section with at most three links to
 * other pages.
 */
export const structure: Rule = ({pages}) => pages.flatMap((page) => [...findIn(page)]);
