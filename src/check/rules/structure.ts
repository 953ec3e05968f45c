import {lineOf, type Finding, type Rule} from '../finding';
import {templateTexts} from '../templateTexts';
import {nodesOf, textOf, walk} from '../site/tree';
import type {Page} from '../site/types';

const mostAdmonitions = 3;
const lastHeading = /^(?:next|where to go next)$/i;

function admonitions({file, tree}: Page): Finding[] {
  const found = [...walk(tree)].filter(({node}) => node.type === 'containerDirective');
  return found.slice(mostAdmonitions).map(({node}) => ({
    file,
    line: node.position?.start.line ?? 1,
    problem: `This is admonition ${found.findIndex((one) => one.node === node) + 1} of the page`,
    fix: `Keep the ${mostAdmonitions} that matter most, and let the others be text: many boxes hide each other.`,
  }));
}

/** The title of the front matter is the first heading of docs and posts, but not of other pages. */
function firstHeading({file, tree, kind, frontMatterError}: Page): Finding[] {
  const found = [...nodesOf(tree, 'heading')].filter(({depth}) => depth === 1);
  if (kind === 'page') {
    return found.length > 0 || tree.children.length === 0 || frontMatterError !== undefined
      ? []
      : [
          {
            file,
            line: 1,
            problem: 'The page has no first heading',
            fix: 'Start the text with "# " and its title.',
          },
        ];
  }
  return found.map((node) => ({
    file,
    line: node.position?.start.line ?? 1,
    problem: 'The page has a second main heading: its title is the first',
    fix: 'Start headings with "##".',
  }));
}

function ending({file, text, tree, kind}: Page): Finding[] {
  const headings = tree.children.filter((node) => node.type === 'heading');
  const last = headings.at(-1);
  if (
    kind === 'page' ||
    file.startsWith('docs/handbook/tools/') ||
    tree.children.length === 0 ||
    (last && lastHeading.test(textOf(last).trim()))
  ) {
    return [];
  }
  return [
    {
      file,
      line: last?.position?.start.line ?? text.split('\n').length,
      problem: 'The page ends without sending the reader on',
      fix: 'End with a section "## Where to go next": the next step, and the page for "it did not work".',
    },
  ];
}

function emptyHeadings({file, tree}: Page): Finding[] {
  return [...nodesOf(tree, 'heading')]
    .filter((node) => textOf(node).trim() === '')
    .map((node) => ({
      file,
      line: node.position?.start.line ?? 1,
      problem: 'The heading has no words',
      fix: 'Write what the section is about, or take the line out.',
    }));
}

/** A page that has front matter and nothing else. */
function empty({file, tree, syntaxError}: Page): Finding[] {
  return tree.children.length > 0 || syntaxError
    ? []
    : [
        {
          file,
          line: 1,
          problem: 'The page has no text',
          fix: 'Write it below the front matter, or keep it off the site with `draft: true`.',
        },
      ];
}

/** What `npm run new` wrote, on a page that readers would see. */
function untouched({file, text, frontMatter}: Page): Finding[] {
  if (frontMatter['draft'] === true) {
    return [];
  }
  return templateTexts
    .filter((one) => text.includes(one))
    .map((one) => ({
      file,
      line: lineOf(text, one),
      problem: `"${one}" is the text that the command wrote`,
      fix: 'Write your own, or keep the page off the site with `draft: true`.',
    }));
}

export const structure: Rule = {
  name: 'structure',
  asks: 'A text of its own, one main heading and at most three admonitions on a page, and a last section that sends the reader on.',
  find: ({pages}) =>
    pages.flatMap((page) => [
      ...empty(page),
      ...untouched(page),
      ...firstHeading(page),
      ...admonitions(page),
      ...ending(page),
      ...emptyHeadings(page),
    ]),
};
