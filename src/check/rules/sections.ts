import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Section} from '../../config/products';
import {readText} from '../../remark/readText';
import {type Finding, findingIn, type Rule} from '../finding';

/** Parts of a section besides its pages: file, test, and messages. */
const needs: readonly {
  file: string;
  has: (text: string, section: Section) => boolean;
  problem: string;
  fix: (section: Section) => string;
}[] = [
  {
    file: 'src/css/tokens.css',
    has: (text, {id}) => text.includes(`.accent-${id} {`),
    problem: 'has no accent colour',
    fix: ({id}) => `Add .accent-${id} {…} with the same tokens as the other accents.`,
  },
  {
    file: 'src/pages/_home/cards.json',
    // The home page lists release notes in a section of their own.
    has: (text, {id}) => id === 'release-notes' || id in (JSON.parse(text) as object),
    problem: 'has no card on the home page',
    fix: ({id}) => `Add "${id}" with its drawing and three pages.`,
  },
  {
    file: 'tests/contract/routes.json',
    has: (text, {sidebar}) => sidebar in (JSON.parse(text) as {sidebars: object}).sidebars,
    problem: 'is not in the list of required addresses',
    fix: ({sidebar}) => `Add "${sidebar}" to \`sidebars\` by hand, with every page of the section.`,
  },
];

/** Every section of docs has an accent, a card on the home page, and its pages in the list of required addresses. */
export const sectionParts: Rule = ({root, sections}) =>
  needs
    .filter(({file}) => existsSync(path.join(root, file)))
    .flatMap(({file, has, problem, fix}): Finding[] => {
      const text = readText(path.join(root, file));
      return sections
        .filter((section) => !has(text, section))
        .map((section) =>
          findingIn({file})(1, `The section ${section.name} ${problem}`, fix(section)),
        );
    });
